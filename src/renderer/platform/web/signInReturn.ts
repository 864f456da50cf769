/** The whole script of `/sign-in-return.html`: hands the provider's answer to the page that asked, and closes. */
import { popupAnswerKey, stateInAddress } from './popupAnswer.ts';
import { createWebStorage } from './webStorage.ts';

const { search } = window.location;
const state = stateInAddress(search);
if (state) createWebStorage().set(popupAnswerKey(state), search);
window.history.replaceState(null, '', window.location.pathname);
window.close();
