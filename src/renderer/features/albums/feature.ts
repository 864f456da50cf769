import type { Feature } from '#features/catalogue/index.ts';

export const albums: Feature = {
  pages: {
    albums: async () => (await import('./AlbumsPage.tsx')).AlbumsPage,
    album: async () => (await import('./AlbumPage.tsx')).AlbumPage,
  },
  destination: { route: 'albums', messages: { en: { name: 'Albums' }, fr: { name: 'Albums' } } },
  exportParts: { albums: async () => (await import('./export/exportAlbums.tsx')).exportAlbums },
};
