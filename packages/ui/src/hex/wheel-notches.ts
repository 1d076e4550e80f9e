/** The notches of a wheel event. */
export type WheelTurn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** So many pixels are a notch: less than a mouse gives for one, more than a finger that trembles. */
const NOTCH = 40;
/** How many pixels a line and a page are, for browsers that count those. */
const PIXELS = [1, 40, 800];
/** After a pause of so many milliseconds a new gesture begins. */
const PAUSE = 300;

/** Makes notches of a wheel: one of a mouse is one, many small events of a trackpad add up to one. */
export class WheelNotches {
  #sum = 0;
  #last = 0;

  /** The step that an event completes: never more than one. */
  step({ deltaY, deltaMode, timeStamp }: WheelTurn): 1 | -1 | 0 {
    if (deltaY === 0) return 0;
    const turnsBack = this.#sum !== 0 && Math.sign(deltaY) !== Math.sign(this.#sum);
    if (turnsBack || timeStamp - this.#last > PAUSE) this.#sum = 0;
    this.#last = timeStamp;
    this.#sum += deltaY * (PIXELS[deltaMode] ?? 1);
    if (Math.abs(this.#sum) < NOTCH) return 0;
    this.#sum = 0;
    return deltaY > 0 ? 1 : -1;
  }
}
