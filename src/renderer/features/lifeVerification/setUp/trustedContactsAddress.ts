import { routes } from '#shared/routes.ts';

/** Where contacts are named: the part of the page of people that has this name. */
export const trustedContactsAddress = `${routes.beneficiaries.path}#trusted-contacts`;
