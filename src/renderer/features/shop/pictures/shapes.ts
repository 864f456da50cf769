/** Outlines that the pictures share, as SVG paths. */
export const rounded = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
