/**
 * Paper and ink of each theme, for what has no stylesheet of the app's: the window before it paints, and pages that stand by
 * themselves. The roles `canvas` and `ink` of `renderer/ui/styles/roles.css`, whose test holds both to be the same.
 */
export const pageColors = {
  light: { canvas: '#fbf6ef', ink: '#2b1a1f' },
  dark: { canvas: '#191214', ink: '#f6ede5' },
} as const;

const { light, dark } = pageColors;

/** For the `body` of a page whose `:root` has both colour schemes. */
export const pageColorStyle = `background: light-dark(${light.canvas}, ${dark.canvas}); color: light-dark(${light.ink}, ${dark.ink});`;
