/** Times and sizes as the reader's language writes them. */

import { language } from '../i18n/say.svelte';

/** A moment of the server's time, in seconds. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}

export function share(part: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

export function megabytes(bytes: number): string {
  const written = new Intl.NumberFormat(language(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  return written.format(bytes / 1_000_000);
}
