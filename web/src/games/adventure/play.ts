// What the table shows once the characters are chosen: it is loaded while they are.

export { default as Detail } from './Detail.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Play } from './Play.svelte';
