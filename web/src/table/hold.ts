/** Fingers cannot hover: whoever holds one on something sees what it leads to, and has not pressed it. */
const LONG = 450;

export class Hold {
  #since = 0;

  begin(event: PointerEvent): void {
    this.#since = event.pointerType === 'mouse' ? 0 : event.timeStamp;
  }

  /** Was it only looked at? */
  ends(event: MouseEvent): boolean {
    const looked = this.#since > 0 && event.detail > 0 && event.timeStamp - this.#since > LONG;
    this.#since = 0;
    return looked;
  }
}

/** A phone's own menu would lie over what is to be seen. */
export const noMenu = (event: MouseEvent): void => {
  if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault();
};
