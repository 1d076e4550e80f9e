// The page in which browser tests put their elements. A Chromium without windows has its mouse in the
// corner of the page: there lies nothing, or every element would be pointed at from the beginning.
document.body.style.margin = '1px';
