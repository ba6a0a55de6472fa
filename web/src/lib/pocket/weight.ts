/**
 * Megabytes that have come once this device plays by itself: Python, our house in it, and the page in all its
 * languages. The build counts them and writes them into the page.
 */

const MEGABYTE = 1_000_000;

export const megabytes = Number(document.documentElement.dataset.wire) / MEGABYTE;
