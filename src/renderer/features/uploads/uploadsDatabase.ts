/** The device's database of uploads. */
export const UPLOADS_DATABASE = 'amaranth-uploads';
