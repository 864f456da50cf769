/**
 * The parameter of a signed link that says for which session it was made: the person's id and the session's, with a slash
 * between them. It is signed like the rest, so nobody takes it off.
 */
export const LINK_SESSION_PARAMETER = 'amaranth-session';
