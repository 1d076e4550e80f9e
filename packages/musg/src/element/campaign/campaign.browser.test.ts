import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Harness, mount, plain, unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishMusg } from '../skirmish-musg.ts';
import { SkirmishMusgCampaign } from './skirmish-musg-campaign.ts';

beforeAll(() => {
  SkirmishMusg.define();
  SkirmishMusgCampaign.define();
});
beforeEach(() => localStorage.clear());
afterEach(unmountAll);

const SHORT = { games: 3, settings: { turnLimit: '6' } };

/** A campaign inside `<skirmish-musg mode="campaign">`. */
class CampaignHarness extends Harness {
  static async open(
    attributes: Readonly<Record<string, string>> = {},
    setup: object = SHORT,
  ): Promise<CampaignHarness> {
    const outer = await mount<SkirmishMusg>('skirmish-musg', (fresh) => {
      const all = { mode: 'campaign', start: 'now', seed: '5', seats: 'human,human', lang: 'en' };
      for (const [name, value] of Object.entries({ ...all, ...attributes }))
        fresh.setAttribute(name, value);
      Object.assign(fresh, { setup });
    });
    for (let tries = 0; tries < 400; tries++) {
      const inner = outer.shadowRoot?.querySelector('skirmish-musg-campaign');
      if (inner instanceof SkirmishMusgCampaign && isReady(inner))
        return new CampaignHarness(inner).settled();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`No campaign came: ${outer.shadowRoot?.textContent ?? ''}`);
  }

  get campaign() {
    if (!(this.element instanceof SkirmishMusgCampaign)) throw new Error('No campaign.');
    const state = this.element.session?.game.state;
    if (!state) throw new Error('There is no campaign yet.');
    return state;
  }

  /** The first answer there is that begins so. */
  offered(start: string): string | undefined {
    if (!(this.element instanceof SkirmishMusgCampaign)) return undefined;
    const ask = this.element.session?.ask;
    const keys = ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [];
    return keys.includes('rest') ? 'rest' : keys.find((key) => key.startsWith(start));
  }

  async answerWith(key = ''): Promise<this> {
    if (this.element instanceof SkirmishMusgCampaign) this.element.answer(key);
    await this.settled();
    this.root.querySelector<HTMLElement>('.banner button.now')?.click();
    return this.settled();
  }

  /** Answers as somebody would who takes the first offer, until it is so. */
  async playUntil(isSo: () => boolean): Promise<this> {
    if (!(this.element instanceof SkirmishMusgCampaign)) throw new Error('No campaign.');
    for (let tries = 0; tries < 6_000 && !isSo(); tries++) {
      const ask = this.element.session?.ask;
      if (ask?.kind !== 'choice') break;
      const keys = ask.options.map(({ key }) => key);
      const key = ['rest', 'done'].find((each) => keys.includes(each)) ?? keys[0] ?? '';
      this.element.answer(key);
      // A page is turned a moment after its last answer.
      if (key === 'done') await Promise.resolve();
    }
    await this.settled();
    // The next player takes the device.
    this.root.querySelector<HTMLElement>('.banner button.now')?.click();
    return this.settled();
  }
}

function isReady(inner: SkirmishMusgCampaign): boolean {
  return Boolean(
    inner.shadowRoot?.querySelector('.frame:not(.waiting), .start-panel, .problem, [part=start]'),
  );
}

test('the book shows both bands with a sheet for everybody, in both languages', async () => {
  const harness = await CampaignHarness.open();
  expect(harness.all('.band')).toHaveLength(2);
  expect(harness.all('.sheet')).toHaveLength(
    harness.campaign.bands.flatMap(({ members }) => members).length,
  );
  expect(harness.text('.sheet')).toContain('Chief');
  expect(harness.find('.sheet .boxes').getAttribute('aria-label')).toBe('Experience: 0 of 50');
  const french = await CampaignHarness.open({ lang: 'fr', save: 'other' });
  expect(french.text('.band')).toContain('Trésor');
});

test('shots in the battle of a campaign are filmed with their dice', async () => {
  const harness = await CampaignHarness.open({}, { ...SHORT, scenario: 'open-field' });
  await harness.choose('begin');
  const shot = () => harness.offered('shoot:');
  for (let tries = 0; tries < 200 && harness.all('.film-bar').length === 0; tries++) {
    await harness.answerWith(shot() ?? harness.offered('walk:') ?? harness.offered(''));
    // What makes films comes with the first thing to be seen.
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(harness.text('.about .rolling')).not.toBe('');
  expect(harness.all('.board svg.table .tracer').length).toBeGreaterThan(0);
});

test(
  'the next battle is played in the same frame, and the book comes back after it',
  { timeout: 120_000 },
  async () => {
    const harness = await CampaignHarness.open();
    expect(harness.all('.board svg.table')).toHaveLength(0);
    await harness.choose('begin');
    expect(harness.campaign.phase.step).toBe('battle');
    expect(harness.all('.board svg.table')).toHaveLength(1);
    expect(harness.all('.book')).toHaveLength(0);
    await harness.playUntil(() => harness.campaign.phase.step === 'shopping');
    expect(harness.all('.book')).toHaveLength(1);
    expect(harness.all('.shop')).toHaveLength(1);
    expect(harness.text('.treasure')).toMatch(/Treasure: \d+/);
  },
);

test(
  'the shop sells to whom is picked, and the treasure shrinks',
  { timeout: 120_000 },
  async () => {
    const harness = await CampaignHarness.open();
    await harness.choose('begin');
    await harness.playUntil(() => harness.campaign.phase.step === 'shopping');
    const [band] = harness.campaign.bands;
    const before = band?.treasure ?? 0;
    const customer = harness.find<HTMLSelectElement>('select[name=customer]');
    customer.value = band?.members.at(-1)?.id ?? '';
    customer.dispatchEvent(new Event('change'));
    await harness.settled();
    const button = harness
      .all<HTMLButtonElement>('.shop .offer')
      .find(({ dataset }) => dataset['key'] === `buy:club:${customer.value}`);
    button?.click();
    await harness.settled();
    expect(harness.campaign.bands[0]?.treasure).toBeLessThan(before);
    expect(harness.text(`[data-character=${customer.value}]`)).toMatch(/Truncheon.*Truncheon/);
  },
);

test(
  'a saved campaign opens again during a battle and between battles',
  { timeout: 120_000 },
  async () => {
    const first = await CampaignHarness.open();
    await first.choose('begin');
    await first.playUntil(() => first.campaign.battle?.turn === 2);
    const inBattle = JSON.stringify(first.campaign);
    unmountAll();
    const second = await CampaignHarness.open();
    expect(JSON.stringify(second.campaign)).toBe(inBattle);
    await second.playUntil(() => second.campaign.game === 2);
    expect(second.campaign.phase.step).toBe('rest');
    expect(second.all('.since li').length).toBeGreaterThan(3);
    const between = JSON.stringify(second.campaign);
    unmountAll();
    const third = await CampaignHarness.open();
    expect(JSON.stringify(third.campaign)).toBe(between);
  },
);

test('a file that is no book is reported with its error; a good one is opened', async () => {
  const harness = await CampaignHarness.open();
  const before = JSON.stringify(harness.campaign);
  const give = async (text: string) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'book.txt', { type: 'text/plain' }));
    const input = harness.find<HTMLInputElement>('input[name=book]');
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await harness.settled();
  };
  const good = localStorage.length;
  await give('skirmish 1\nsystem: musg-campaign 1\nsetup: {"games":0}\nseed: 1\n');
  expect(plain(harness.find('.book-file .problem'))).toMatch(/games.*1/);
  expect(JSON.stringify(harness.campaign)).toBe(before);
  expect(localStorage.length).toBe(good);
  await give('skirmish 1\nsystem: musg-campaign 1\nsetup: {"games":7}\nseed: 1\n');
  expect(harness.campaign.games).toBe(7);
});

test('a damaged book is reported with its error and left as it is', async () => {
  const first = await CampaignHarness.open();
  await first.choose('begin');
  unmountAll();
  const keys = Object.keys(localStorage).filter((key) => key.includes(':page-'));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, -4));
  const damaged = keys.map((key) => localStorage.getItem(key));
  const second = await CampaignHarness.open();
  expect(second.text('.problem')).toMatch(/page-\d.*cut off/);
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(damaged);
});

test(
  'MU-PULP-04 a finished campaign continues with a sequel of the survivors',
  { timeout: 120_000 },
  async () => {
    const harness = await CampaignHarness.open({}, { games: 1, settings: { turnLimit: '6' } });
    await harness.choose('begin');
    await harness.playUntil(() => harness.campaign.decided !== null);
    const left = harness.campaign.bands.map(({ members }) => members.map(({ id }) => id));
    harness.find('.sequel button').click();
    await harness.settled();
    expect([harness.campaign.decided, harness.campaign.game]).toEqual([null, 1]);
    expect(harness.campaign.bands.map(({ members }) => members.map(({ id }) => id))).toEqual(left);
    expect(harness.all('.sequel')).toHaveLength(0);
    const sequel = JSON.stringify(harness.campaign);
    unmountAll();
    const opened = await CampaignHarness.open({}, { games: 1, settings: { turnLimit: '6' } });
    expect(JSON.stringify(opened.campaign)).toBe(sequel);
    await opened.choose('begin');
    expect(opened.campaign.phase.step).toBe('battle');
  },
);
