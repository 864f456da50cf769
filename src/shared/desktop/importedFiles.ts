/** Files of other password managers that the packages announce to the system, and the program opens. */
export const importedFileExtensions = { onePassword: '1pux', keePass: 'kdbx' } as const;
