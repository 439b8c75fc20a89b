/** A board of the system, dealt from one seed, above what leads there. It says nothing that is not said beside it. */
export function BoardPicture({ slug }: { readonly slug: string }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- drawn by ourselves, and as sharp at every size
    <img
      src={`/boards/${slug}/picture.svg`}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-44 w-full bg-white object-cover dark:brightness-75"
    />
  );
}
