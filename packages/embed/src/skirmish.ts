import { WidgetFinder, type Widgets } from './widget-finder.ts';

/** Put in by the build. */
declare const WIDGETS: Widgets;

if (typeof document === 'object') {
  const finder = new WidgetFinder({
    widgets: WIDGETS,
    base: import.meta.url,
    load: (url) => import(url),
  });
  finder.watch(document);
}
