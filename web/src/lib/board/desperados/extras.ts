/** What a table of Desperados needs only after its first picture. */

import Curtain from './Curtain.svelte';
import Film from './Film.svelte';
import Plan from './Plan.svelte';

const extras = { Curtain, Film, Plan };
export type Extras = typeof extras;
export default extras;
