/** A picture of the game-icons set within another picture, its middle at a point. */
export function IconAt({
  href,
  x,
  y,
  size,
  fill,
  opacity,
}: {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
}) {
  return (
    <svg
      aria-hidden
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill={fill}
      color={fill}
      opacity={opacity}
      pointerEvents="none"
    >
      <use href={href} />
    </svg>
  );
}
