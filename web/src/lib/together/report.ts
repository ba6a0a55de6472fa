/** What somebody said, reported to whoever runs the house. */

import { post, Refused } from '../api/client';
import type { Session } from '../table/session.svelte';

/** Whether the report was taken; if not, the table says why. */
export async function report(session: Session, n: number): Promise<boolean> {
  try {
    await post(`tables/${session.id}/report`, { n }, session.token());
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    session.trouble = error.phrase;
    return false;
  }
}
