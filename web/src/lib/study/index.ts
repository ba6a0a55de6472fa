/** What the solver shows: loaded when somebody wants to know, never before the first board. */

export { default as Bar } from './Bar.svelte';
export { default as Standing } from './Standing.svelte';
export { Evaluator } from './evaluator.svelte';
