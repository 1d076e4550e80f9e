import {
  isProblems,
  packHash,
  type Language,
  type Problem,
  type LocalisedText,
} from '@skirmish-kit/core';
import { idFrom, safeStorage } from '@skirmish-kit/ui';
import type { Band } from '../../rules/band.ts';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { libraryWith } from '../../packs/pack-loader.ts';
import { libraryOf, type MusgPack, type Library } from '../../packs/pack.ts';
import { readMusgPackFully } from '../../packs/read-strict.ts';
import {
  blank,
  namesIn,
  NOTHING,
  itemFromForm,
  formFromItem,
  removeItem,
  addItem,
  type CustomPack,
  type FormValues,
} from './draft.ts';
import type { List } from './forms.ts';
import { workshopSpeaker, packEditorMessages } from '../../messages/pack-editor-messages.ts';

/** Where what was made is kept in this browser, if it lets pages keep anything. */
const SAVED = 'skirmish-musg-workshop';

/** What people make of their own, and the pack that it goes into. */
export class PackEditor {
  #made: CustomPack = NOTHING;
  #title = '';
  #list: List = 'melee';
  #typed: FormValues = blank('melee');
  /** The thing that is being changed, by its id. */
  #changing: string | undefined;
  #note = '';
  /** What was wrong with a file that was to be opened. */
  #wrong: readonly Problem[] = [];
  readonly #changed: () => void;
  /** What the page brings in packs besides. */
  readonly #around: Library;

  constructor(changed: () => void, around: Library = BUILT_IN_LIBRARY) {
    this.#changed = changed;
    this.#around = around;
    const remaining = safeStorage().read(SAVED);
    if (remaining !== undefined) this.#take(remaining);
  }

  get list(): List {
    return this.#list;
  }

  get typed(): FormValues {
    return this.#typed;
  }

  get made(): CustomPack {
    return this.#made;
  }

  get title(): string {
    return this.#title;
  }

  get note(): string {
    return this.#note;
  }

  get wrong(): readonly Problem[] {
    return this.#wrong;
  }

  get isChanging(): boolean {
    return this.#changing !== undefined;
  }

  /** What bands can be built from: what was made, and what there is. */
  get shelf(): Library {
    return libraryOf([this.#around, this.#made]);
  }

  /** Begins another thing. */
  begin(list: List): void {
    this.#list = list;
    this.#typed = blank(list);
    this.#changing = undefined;
    this.#note = '';
    this.#changed();
  }

  type(path: string, value: string | boolean): void {
    this.#typed = { ...this.#typed, [path]: value };
    this.#note = '';
    this.#changed();
  }

  /** What is wrong with what is in the form. */
  get problems(): readonly Problem[] {
    const after = this.#after();
    return isProblems(after) ? after : [];
  }

  #after(): CustomPack | readonly Problem[] {
    const thing = itemFromForm(this.#list, this.#typed);
    if (thing['id'] === '') {
      const words = packEditorMessages['needs-name'];
      return [{ path: '/name', code: 'needs-name', params: {}, message: words.en, words }];
    }
    const list = this.#list;
    const before =
      this.#changing === undefined ? this.#made : removeItem(this.#made, list, this.#changing);
    return addItem(before, list, thing);
  }

  /** Puts what is in the form among what was made. */
  add(language: Language): void {
    const after = this.#after();
    if (isProblems(after)) return;
    const name = namesIn(this.#typed)[language];
    this.#keep(after);
    this.begin(this.#list);
    this.#note = workshopSpeaker(language)('added', { name });
    this.#changed();
  }

  change(list: List, id: string): void {
    const thing = this.#made[list].find((each) => each.id === id);
    if (!thing) return;
    this.begin(list);
    this.#typed = formFromItem(list, thing);
    this.#changing = id;
    this.#changed();
  }

  remove(list: List, id: string): void {
    this.#keep(removeItem(this.#made, list, id));
    if (this.#changing === id) this.begin(list);
    this.#changed();
  }

  call(title: string): void {
    this.#title = title;
    this.#keep(this.#made);
    this.#changed();
  }

  /** The pack as it would be saved, with a band if that is legal. */
  pack(band?: Band): MusgPack {
    const name = this.#title.trim() || 'My pack';
    const title: LocalisedText = this.#title.trim() ? { en: name, fr: name } : MY_PACK;
    const lists = Object.entries({ ...this.#made, bands: band ? [band] : [] });
    return {
      format: 'skirmish-pack',
      system: 'musg',
      version: 1,
      id: idFrom(name) || 'my-pack',
      title,
      ...Object.fromEntries(lists.filter(([, things]) => things.length > 0)),
    };
  }

  /** Opens a pack from a file; a wrong one is reported and changes nothing. */
  open(text: string): void {
    const wrong = this.#take(text);
    this.#wrong = wrong;
    if (wrong.length === 0) this.#keep(this.#made);
    this.#changed();
  }

  #take(text: string): readonly Problem[] {
    const pack = readMusgPackFully(text);
    if (isProblems(pack)) return pack;
    const { id, title } = pack;
    const read = { id, title, hash: packHash(pack), content: pack, warnings: [] };
    const filled = libraryWith([read]);
    if (isProblems(filled)) return filled;
    const { ranged, melee, equipment, races } = libraryOf([pack]);
    this.#made = { ranged, melee, equipment, races };
    this.#title = title.en === MY_PACK.en ? '' : title.en;
    return [];
  }

  #keep(made: CustomPack): void {
    this.#made = made;
    safeStorage().write(SAVED, JSON.stringify(this.pack()));
  }
}

const MY_PACK: LocalisedText = { en: 'My pack', fr: 'Mon pack' };
