import { language } from '../i18n/say.svelte';

/** Megabytes as every text about the device's download names them: to a tenth, as the language writes it. */
export function tenths(amount: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(amount);
}
