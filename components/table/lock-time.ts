const two = (n: number): string => String(n).padStart(2, '0');

/** A moment as a field of date and time shows it: in the time of this browser, to the minute. */
export function fieldOfMoment(moment: string): string {
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that such a field says; undefined where it is empty or half filled. */
export function momentOfField(text: string): string | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
