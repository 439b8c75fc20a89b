/** How many figures say how long the list is. */
const FIGURES = 8;

type Content = readonly [address: string, type: string, bytes: number];

/** Files that came together, each still where it lay: nothing is read but what is asked for. */
export interface Parcel {
  readonly addresses: readonly string[];
  /** What the server would answer, without its address. Undefined: it does not lie here. */
  find(address: string): Response | undefined;
}

/** Opens what `scripts/parcel.mjs` has made. @throws where it is none, or not whole */
export async function openParcel(all: Blob): Promise<Parcel> {
  const length = await all.slice(0, FIGURES).text();
  if (!/^\d+$/.test(length)) throw new SyntaxError('this is no parcel');
  const begin = FIGURES + Number(length);
  const contents = JSON.parse(await all.slice(FIGURES, begin).text()) as readonly Content[];
  let at = begin;
  const places = new Map(
    contents.map(([address, type, bytes]) => [address, { type, from: at, to: (at += bytes) }]),
  );
  if (at !== all.size) throw new RangeError(`a parcel of ${at} bytes has ${all.size}`);
  return {
    addresses: [...places.keys()],
    find(address) {
      const place = places.get(address);
      return (
        place && new Response(all.slice(place.from, place.to), { headers: { 'Content-Type': place.type } })
      );
    },
  };
}
