/** The logo: a hexagon cut open into a tag, with a wedge between. */
export const logo =
  '<svg class="mark" viewBox="0 0 64 64" aria-hidden="true">' +
  '<path class="brackets" d="M22.6 9H18.2L4.9 32 18.2 55H22.6M41.4 9H45.8L59.1 32 45.8 55H41.4"/>' +
  '<path class="wedge" d="M39.6 5.3 34.6 58.7H24.6Z"/></svg>';
