/** The session ends with the browser, and a reload keeps it (SPEC §4). A file of its own, loaded with the identity SDK. */
export { browserSessionPersistence as webSessionPersistence } from 'firebase/auth';
