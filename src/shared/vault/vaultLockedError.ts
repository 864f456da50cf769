/** The vault was locked before it had done what was asked. Asked again of the next that is opened, it may be done. */
export class VaultLockedError extends Error {
  override readonly name = 'VaultLockedError';
}
