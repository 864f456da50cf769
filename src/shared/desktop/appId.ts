/** By which systems know the installed app; Windows shows its notifications only where the running program names the same. */
export const APP_ID = 'example.amaranth.desktop';
