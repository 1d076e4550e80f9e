import type { Option } from '../flow.ts';
import { markRead } from './lazy-option.ts';
import type { KeyCodec, CodecValue } from './key-codec.ts';

/** The fields of a kind of action, in the order in which its key has them. */
export type ActionFields = Readonly<Record<string, KeyCodec<unknown>>>;

/** Kinds of actions by the first word of their keys. */
export type ActionKinds = Readonly<Record<string, ActionFields>>;

/** An action of one kind, typed by its fields. */
export type ActionOfKind<K, F> = { readonly kind: K } & {
  readonly [Name in keyof F]: CodecValue<F[Name]>;
};

/** Any action of these kinds. */
export type ActionOf<Kinds> = { [K in keyof Kinds]: ActionOfKind<K, Kinds[K]> }[keyof Kinds];

/** The actions of a game: their kinds, their keys, and how a question offers them. */
export interface Actions<Kinds> extends KeyCodec<ActionOf<Kinds>> {
  readonly kinds: Kinds;
  /** These actions as options; a key is written when somebody reads it. */
  offers(actions: readonly ActionOf<Kinds>[]): readonly Option<ActionOf<Kinds>>[];
  /** The actions that options stand for; those of a question made by hand are read from their keys. */
  offered(options: readonly { readonly key: string }[]): readonly ActionOf<Kinds>[];
}

/**
 * Declares the actions of a game as typed values with one text form each: `make` writes the key
 * that records and the command line have, `parse` reads it to its last character or not at all.
 *
 * @example
 * ```ts
 * const actions = defineActions({
 *   move: { to: pairKey(integerKey, ',', integerKey) },
 *   shoot: { weapon: idKey, target: idKey },
 *   done: {},
 * });
 * actions.make({ kind: 'shoot', weapon: 'pistol', target: 'b2' }); // 'shoot:pistol:b2'
 * actions.parse('move:455,300'); // { kind: 'move', to: [455, 300] }
 * actions.parse('done:now'); // undefined
 * actions.offers([{ kind: 'done' }])[0]?.key; // 'done'
 * ```
 */
export function defineActions<const Kinds extends ActionKinds>(kinds: Kinds): Actions<Kinds> {
  const fieldsOf = new Map(
    Object.entries(kinds).map(([kind, fields]) => [kind, fieldList(fields)] as const),
  );
  const make = (action: ActionOf<Kinds>) => {
    const values: Readonly<Record<string, unknown>> = action;
    let key = String(action.kind);
    const fields = fieldsOf.get(key);
    if (fields) for (const { name, form } of fields) key += ':' + form.make(values[name]);
    return key;
  };
  const parse = (key: string) => {
    const [kind = '', ...parts] = key.split(':');
    const fields = fieldsOf.get(kind);
    if (fields?.length !== parts.length) return undefined;
    const action: Record<string, unknown> = { kind };
    for (const [place, { name, form }] of fields.entries()) {
      action[name] = form.parse(parts[place] ?? '');
    }
    return isWhole<ActionOf<Kinds>>(action) ? action : undefined;
  };
  class Offer implements Option<ActionOf<Kinds>> {
    readonly value: ActionOf<Kinds>;
    #key: string | undefined;

    constructor(value: ActionOf<Kinds>) {
      this.value = value;
    }

    get key(): string {
      markRead(this);
      return (this.#key ??= make(this.value));
    }
  }
  const isOffer = (option: object): option is Option<ActionOf<Kinds>> => option instanceof Offer;
  return {
    kinds,
    make,
    parse,
    offers: (actions) => actions.map((action) => new Offer(action)),
    offered(options) {
      const offered: ActionOf<Kinds>[] = [];
      for (const option of options) {
        const action = isOffer(option) ? option.value : parse(option.key);
        if (action) offered.push(action);
      }
      return offered;
    },
  };
}

interface Field {
  readonly name: string;
  readonly form: KeyCodec<unknown>;
}

function fieldList(fields: ActionFields): readonly Field[] {
  return Object.entries(fields).map(([name, form]) => ({ name, form }));
}

/** Every field was read: the forms of a kind make its types. */
function isWhole<A>(action: object): action is object & A {
  return Object.values(action).every((value) => value !== undefined);
}
