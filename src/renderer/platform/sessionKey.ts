/** Under which keys the identity SDK keeps a session, wherever that is: the SDK's `_persistenceKeyName`. */
const KEY_PREFIX = 'firebase:authUser:';

export const isSessionKey = (key: string) => key.startsWith(KEY_PREFIX);
