import { bilingualHtml, escape } from '../html.ts';
import source from 'virtual:rule-source';

/** The source of a real rule, and its five uses. */
export function oneRule(): string {
  return `<section class="one-rule"><div class="column">
  <h2>${bilingualHtml({ en: 'A rule is written once', fr: 'Une règle s’écrit une fois' })}
    <small>${bilingualHtml({ en: 'and then does five jobs. Try them.', fr: 'et fait cinq métiers. Essayez.' })}</small></h2>
  <div class="rule-and-jobs">
    <figure>
      <figcaption>${bilingualHtml({ en: 'A reaction test', fr: 'Un test de réaction' })} <small>RX-REACT-01</small></figcaption>
      <pre tabindex="0">${escape(ruleText(source))}</pre>
    </figure>
    <skirmish-five-jobs></skirmish-five-jobs>
  </div>
</div></section>`;
}

/** The lines of the file that are the rule. */
function ruleText(file: string): string {
  const from = file.indexOf('export function* reactionTest');
  const to = file.indexOf('\n}', from);
  if (from < 0 || to < 0) throw new Error('The rule of the front page has another name now.');
  return file.slice(from, to + 2).replace('export ', '');
}
