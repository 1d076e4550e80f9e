import type { CardContent } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import type { Vehicle } from '../rules/state.ts';
import type { MusgNames } from '../messages/names.ts';
import { cardMessages } from '../messages/card-messages.ts';

/** The card of a vehicle: its structure, how fast it is, its armour by side, and who sits where. */
export function vehicleCard(vehicle: Vehicle, names: MusgNames): CardContent {
  const say = translator(cardMessages, names.language);
  const { id, seat, model, structure, crew, fate } = vehicle;
  const { speed, booster, armour, seats } = model;
  const aboard = crew.map((each, i) =>
    say(i === 0 ? 'who-drives' : 'who-rides', { figure: names.figure(each) }),
  );
  const left = fate === 'wreck' ? 0 : structure;
  return {
    title: names.vehicle(id),
    subtitle: `${names.side(seat)}, ${say(fate === 'wreck' ? 'a-wreck' : 'a-vehicle')}`,
    rows: [
      {
        name: say('row-structure'),
        current: String(left),
        ...(left === model.structure ? {} : { printed: String(model.structure) }),
        rule: 'MU-VEH-15',
      },
      { name: say('row-speed'), current: names.distance(speed), rule: 'MU-VEH-05' },
      { name: say('row-booster'), current: names.distance(booster), rule: 'MU-VEH-08' },
      {
        name: say('row-armour'),
        text: say('armour-by-side', {
          front: armour.front,
          left: armour.left,
          right: armour.right,
          rear: armour.rear,
        }),
        rule: 'MU-VEH-16',
      },
      {
        name: say('row-seats', { n: seats }),
        text: aboard.length > 0 ? aboard.join(', ') : say('nobody-aboard'),
        rule: 'MU-VEH-04',
      },
    ],
  };
}
