/** The whole script of `/sign-in-return.html`: hands the provider's answer to the page that asked, and closes. */
import { answerInAddress, popupAnswerKey } from './popupAnswer.ts';
import { createWebStorage } from './webStorage.ts';

const found = answerInAddress(window.location.search);
if (found) createWebStorage().set(popupAnswerKey(found.state), JSON.stringify(found.answer));
window.history.replaceState(null, '', window.location.pathname);
window.close();
