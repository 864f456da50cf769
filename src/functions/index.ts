/**
 * The entry of `firebase deploy --only functions`: one export a group, so that a function's deployed name
 * is the callable's own (`account` and `refreshRole` make `account-refreshRole`).
 */
import { catalogue } from './catalogue.ts';
import { deployGroup } from './cloud/index.ts';

export const account = deployGroup(catalogue, 'account');
export const administration = deployGroup(catalogue, 'administration');
export const albumCodes = deployGroup(catalogue, 'albumCodes');
export const albums = deployGroup(catalogue, 'albums');
export const beneficiaries = deployGroup(catalogue, 'beneficiaries');
export const cart = deployGroup(catalogue, 'cart');
export const claimKits = deployGroup(catalogue, 'claimKits');
export const clone = deployGroup(catalogue, 'clone');
export const contact = deployGroup(catalogue, 'contact');
export const conversations = deployGroup(catalogue, 'conversations');
export const credits = deployGroup(catalogue, 'credits');
export const demo = deployGroup(catalogue, 'demo');
export const grants = deployGroup(catalogue, 'grants');
export const invitations = deployGroup(catalogue, 'invitations');
export const jobs = deployGroup(catalogue, 'jobs');
export const legacyCases = deployGroup(catalogue, 'legacyCases');
export const letters = deployGroup(catalogue, 'letters');
export const library = deployGroup(catalogue, 'library');
export const lifeVerification = deployGroup(catalogue, 'lifeVerification');
export const mail = deployGroup(catalogue, 'mail');
export const media = deployGroup(catalogue, 'media');
export const operations = deployGroup(catalogue, 'operations');
export const orders = deployGroup(catalogue, 'orders');
export const ownerKeys = deployGroup(catalogue, 'ownerKeys');
export const payments = deployGroup(catalogue, 'payments');
export const personKeys = deployGroup(catalogue, 'personKeys');
export const printFiles = deployGroup(catalogue, 'printFiles');
export const privacyRequests = deployGroup(catalogue, 'privacyRequests');
export const releases = deployGroup(catalogue, 'releases');
export const shop = deployGroup(catalogue, 'shop');
export const subscriptions = deployGroup(catalogue, 'subscriptions');
export const trustedContacts = deployGroup(catalogue, 'trustedContacts');
export const usage = deployGroup(catalogue, 'usage');
export const vault = deployGroup(catalogue, 'vault');
export const visitors = deployGroup(catalogue, 'visitors');
export const waitlist = deployGroup(catalogue, 'waitlist');
