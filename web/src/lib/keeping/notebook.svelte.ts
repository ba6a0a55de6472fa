/** A note of this device that the page shows: read once, written whenever it changes. */

import { openNotes, troubleOf, type Trouble } from './shelf';

export class Notebook<T> {
  value: T = $state.raw()!;
  /** Why what is shown may not be here tomorrow. */
  trouble = $state<Trouble | null>(null);
  private loading: Promise<void> | null = null;

  constructor(
    private readonly name: string,
    private readonly read: (found: unknown) => T,
    private readonly open = openNotes,
  ) {
    this.value = read(undefined);
  }

  load(): Promise<void> {
    return (this.loading ??= this.fetch());
  }

  private async fetch(): Promise<void> {
    try {
      this.value = this.read(await (await this.open()).read(this.name));
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Another tab may have written meanwhile: what it wrote is what is changed. */
  async change(how: (before: T) => T): Promise<void> {
    try {
      const notes = await this.open();
      const fresh = how(this.read(await notes.read(this.name)));
      await notes.write(this.name, fresh);
      this.value = fresh;
    } catch (error) {
      this.trouble = troubleOf(error);
      this.value = how(this.value);
    }
  }
}
