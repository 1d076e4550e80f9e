import type { LocalisedText } from '@skirmish-kit/core';
import { ReferencePage, type GameHost, type ModePage, type ReferenceTable } from '@skirmish-kit/ui';
import { FACTIONS } from '../packs/built-in.ts';
import type { CampaignTable, Uncertainty, Faction, Profile, Weapon } from '../rules/profile.ts';
import { abilityMessages } from '../messages/ability-messages.ts';
import { termMessages } from '../messages/terms.ts';
import { rarityMessages, RARITY_MESSAGES } from '../lists/rarity-messages.ts';

const w = (en: string, fr: string): LocalisedText => ({ en, fr });

/** The mark of a value whose source was not certain. */
const DOUBT: Readonly<Record<'medium' | 'low', string>> = { medium: '?', low: '??' };

const NOTE = w(
  '? the source is hard to read here; ?? it is a guess. Other values are as printed.',
  '? la source est difficile à lire ici ; ?? c’est une supposition. Les autres valeurs sont celles imprimées.',
);

const CAMPAIGN_WORDS: Readonly<Record<CampaignTable, LocalisedText>> = {
  command: w('Command', 'Commandement'),
  melee: w('Melee', 'Mêlée'),
  ranged: w('Ranged', 'Tir'),
  specialist: w('Specialist', 'Spécialiste'),
};

/** Every profile, weapon and item of every faction. What is not certain says so. */
export const tables: readonly ReferenceTable[] = FACTIONS.flatMap((faction) => [
  profileTable(faction),
  weaponTable(faction),
  itemTable(faction),
]);

function marked(value: string, field: string, doubts: Uncertainty | undefined): string {
  const doubt = doubts?.[field];
  return doubt ? `${value} ${DOUBT[doubt]}` : value;
}

function noteFor(rows: readonly { readonly doubts?: Uncertainty }[]): LocalisedText | undefined {
  return rows.some(({ doubts }) => doubts && Object.keys(doubts).length > 0) ? NOTE : undefined;
}

function profileTable({ name, profiles, campaign = [] }: Faction): ReferenceTable {
  return {
    title: w(`${name.en}: figures`, `${name.fr}\u00a0: figurines`),
    heads: [
      w('Figure', 'Figurine'),
      w('Points', 'Points'),
      w('VP', 'PV'),
      w('Speed', 'Vitesse'),
      w('Shoot', 'Tir'),
      w('Fight', 'Combat'),
      w('Survive', 'Survie'),
      w('Armour', 'Armure'),
      w('Size', 'Taille'),
      w('Abilities', 'Capacités'),
      ...(campaign.length > 0 ? [w('Campaign', 'Campagne')] : []),
    ],
    rows: profiles.map((profile) => [
      ...profileRow(profile),
      ...(campaign.length > 0 ? [campaignWords(campaign, profile)] : []),
    ]),
    note: noteFor(profiles),
  };
}

/** DZ-TEAM-16: the tables a profile names. */
function campaignWords(campaign: NonNullable<Faction['campaign']>, { id }: Profile): LocalisedText {
  const tables = campaign.filter(({ profiles }) => profiles.includes(id));
  const all = (language: 'en' | 'fr') =>
    tables.map(({ table }) => CAMPAIGN_WORDS[table][language]).join(', ') || '–';
  return w(all('en'), all('fr'));
}

function profileRow(profile: Profile): readonly (LocalisedText | string)[] {
  const { doubts, speed } = profile;
  const at = (value: number | null) => (value === null ? '–' : `${value}+`);
  const all = (language: 'en' | 'fr') =>
    marked(
      profile.abilities.map((each) => abilityMessages(each, language)).join(', '),
      'abilities',
      doubts,
    );
  return [
    profile.name,
    marked(String(profile.points), 'points', doubts),
    marked(String(profile.vp), 'vp', doubts),
    marked(speed ? `${speed.move}–${speed.sprint}` : '–', 'speed', doubts),
    marked(at(profile.shoot), 'shoot', doubts),
    marked(at(profile.fight), 'fight', doubts),
    marked(at(profile.survive), 'survive', doubts),
    marked(String(profile.armour), 'armour', doubts),
    marked(String(profile.size), 'size', doubts),
    w(all('en'), all('fr')),
  ];
}

function weaponTable({ name, weapons }: Faction): ReferenceTable {
  return {
    title: w(`${name.en}: weapons`, `${name.fr}\u00a0: armes`),
    heads: [
      w('Weapon', 'Arme'),
      w('Range', 'Portée'),
      w('AP', 'PA'),
      w('Points', 'Points'),
      w('Category', 'Catégorie'),
      w('Abilities', 'Capacités'),
    ],
    rows: weapons.flatMap((weapon) => weaponRows(weapon)),
    note: noteFor(weapons),
  };
}

function weaponRows({
  points,
  kinds,
  modes,
  doubts,
}: Weapon): readonly (readonly (LocalisedText | string)[])[] {
  const sold = (language: 'en' | 'fr') =>
    marked(kinds.map((kind) => rarityMessages(kind)[language]).join(', ') || '–', 'kinds', doubts);
  return modes.map((mode) => {
    const all = (language: 'en' | 'fr') =>
      marked(
        mode.abilities.map((each) => abilityMessages(each, language)).join(', '),
        'abilities',
        doubts,
      );
    return [
      mode.name,
      mode.range === 'melee' ? w('RF', 'CC') : marked(String(mode.range), 'range', doubts),
      marked(mode.ap === 0 ? '–' : String(mode.ap), 'ap', doubts),
      marked(points === null ? '–' : String(points), 'points', doubts),
      w(sold('en'), sold('fr')),
      w(all('en'), all('fr')),
    ];
  });
}

function itemTable({ name, items }: Faction): ReferenceTable {
  return {
    title: w(`${name.en}: items`, `${name.fr}\u00a0: objets`),
    heads: [w('Item', 'Objet'), w('Points', 'Points'), w('How rare', 'Rareté')],
    rows: items.map(({ item, points, rarity }) => [
      termMessages[item],
      String(points),
      RARITY_MESSAGES[rarity],
    ]),
  };
}

/** The tables and all rules. */
export const openReference = (host: GameHost): ModePage => new ReferencePage(host, tables);
