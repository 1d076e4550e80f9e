/** The codec of links, fetched when a page brings one; in a bundle it lies in a file beside it. */
export { parseLink } from '@skirmish-kit/core';
