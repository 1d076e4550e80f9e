import { frameCode, htmlTag } from '@skirmish-kit/ui/showcase';
import { bilingualHtml, escape, SCRIPT } from './html.ts';
import type { Page } from './page.ts';
import type { ShowcasedSystem } from './systems.ts';

/** How to put a widget into a page, write a faction, use the command line and add a system. */
export function documentationPage(systems: readonly ShowcasedSystem[]): Page {
  const [first] = systems;
  const tag = first?.showcase.tag ?? 'skirmish-game';
  const folder = first?.folder ?? 'game';
  const names = systems.map(({ folder: name }) => name).join(', ');
  return {
    file: 'documentation.html',
    title: { en: 'Documentation: Skirmish Kit', fr: 'Documentation\u00a0: Skirmish Kit' },
    description: {
      en: 'Put a widget into a page, write a faction, ask the command line, add a system.',
      fr: 'Mettre un widget dans une page, écrire une faction, interroger la ligne de commande, ajouter un jeu.',
    },
    body: `<div class="column opening">
  <h1>Documentation</h1>
  <p class="lead">${bilingualHtml({
    en: 'The shortest way to each thing. The packages have a README each that goes on from here.',
    fr: 'Le plus court chemin vers chaque chose. Chaque paquet a un README (en anglais) qui prend le relais.',
  })}</p>
</div>
${ruleModule(
  'embed',
  { en: 'Put a widget into a page', fr: 'Mettre un widget dans une page' },
  {
    en: 'One script and one tag. What stands inside the tag is shown where the widget cannot work. Language and colours follow the page; <code>lang</code> and <code>theme</code> say otherwise. The <a href=./embed.html>embed builder</a> writes the code. The script finds every widget of the page, also those that appear later; several games share their files. Where a page may not contain our tags, a <code>div</code> with <code>data-skirmish=reaction</code> does the same. Under Trusted Types, a page allows <code>trusted-types lit-html</code>.',
    fr: 'Un script et une balise. Ce qui est dans la balise s’affiche là où le widget ne peut marcher. Langue et couleurs suivent la page\u00a0; <code>lang</code> et <code>theme</code> en décident autrement. Le <a href=./embed.html>composeur</a> écrit le code. Le script trouve tous les widgets de la page, même ceux qui apparaissent plus tard\u00a0; plusieurs jeux partagent leurs fichiers. Là où nos balises sont interdites, un <code>div</code> avec <code>data-skirmish=reaction</code> fait de même. Sous Trusted Types, une page autorise <code>trusted-types lit-html</code>.',
  },
  [
    htmlTag('script', { type: 'module', src: SCRIPT }),
    htmlTag(tag, {}, '\n  <p>A game to play. It needs scripts.</p>\n'),
  ].join('\n'),
)}
${ruleModule(
  'frames',
  { en: 'Where scripts are not allowed', fr: 'Là où les scripts sont interdits' },
  {
    en: 'Take a frame: its query is the attributes of the element.',
    fr: 'Prenez un cadre\u00a0: sa requête reprend les attributs de l’élément.',
  },
  frameCode(first?.system.title.en ?? '', `e/${folder}.html?lang=en`).replace(' src=', '\n  src='),
)}
${ruleModule(
  'write-a-faction',
  { en: 'Write an army, a gang, a faction', fr: 'Écrire une armée, une bande, une faction' },
  {
    en: 'A faction is a JSON file. Its schema comes with the package, and <code>validate</code> says what is wrong, where, and what would be right. Put the file anywhere and name it in <code>pack</code>.',
    fr: 'Une faction est un fichier JSON. Son schéma vient avec le paquet, et <code>validate</code> dit ce qui ne va pas, où, et ce qui irait. Posez le fichier où vous voulez et nommez-le dans <code>pack</code>.',
  },
  'npx @skirmish-kit/cli validate my-army.json\n<skirmish-neuroshima-hex pack="my-army.json" armies="my-army,moloch"></skirmish-neuroshima-hex>',
)}
${ruleModule(
  'command-line',
  { en: 'Ask the command line', fr: 'Interroger la ligne de commande' },
  {
    en: `Dice, exact odds, games between bots by the thousand, replays, rules. The systems it knows: ${names}.`,
    fr: `Dés, chances exactes, parties entre robots par milliers, parties rejouées, règles. Les jeux qu’elle connaît\u00a0: ${names}.`,
  },
  `npx @skirmish-kit/cli dice 3d6\nnpx @skirmish-kit/cli sim ${folder} --games 1000\nnpx @skirmish-kit/cli rules ${folder}`,
)}
${ruleModule(
  'add-a-system',
  { en: 'Add a system', fr: 'Ajouter un jeu' },
  {
    en: 'A system is one object: what can be chosen, a step of the rules, what it says. This lays one out that plays at once, in a page and in the terminal.',
    fr: 'Un jeu est un seul objet\u00a0: ce qu’on choisit, un pas des règles, ce qu’il dit. Ceci en prépare un qui se joue aussitôt, dans une page et dans le terminal.',
  },
  'npm create @skirmish-kit/system my-game',
)}
${ruleModule(
  'source',
  { en: 'Source code', fr: 'Code source' },
  {
    en: 'The kit is open source under the MIT licence; the packages carry their sources, and <a href=./licence.html>the licence</a> with the notices of what they are built with.',
    fr: 'Le kit est libre, sous licence MIT\u00a0; les paquets contiennent leurs sources, et <a href=./licence.html>la licence</a> avec les mentions de ce qui les compose.',
  },
  'npm install @skirmish-kit/core',
)}`,
  };
}

function ruleModule(
  id: string,
  title: Parameters<typeof bilingualHtml>[0],
  text: Parameters<typeof bilingualHtml>[0],
  code: string,
): string {
  return `<section id="${id}"><div class="column">
  <h2>${bilingualHtml(title)}</h2>
  <p>${bilingualHtml(text)}</p>
  <div class="code"><pre tabindex="0">${escape(code)}</pre>
  <p><button type="button" data-copy>${bilingualHtml({ en: 'Copy', fr: 'Copier' })}</button></p></div>
</div></section>`;
}
