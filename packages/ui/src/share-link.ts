/** The codec of links, fetched when a game is shared as one; in a bundle it lies in a file beside it. */
export { makeLink } from '@skirmish-kit/core';
