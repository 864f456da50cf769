/** The entry of the web and of the desktop window. */
import { start } from './startup/start.ts';
import { once, untilThere } from './startup/untilThere.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const getPart = root.dataset.path === undefined ? once : untilThere;
const app = getPart(() => import('./drawApp.tsx'));
// Told of by whoever draws it; where nothing is drawn, it is not missed.
app.catch(() => undefined);

void start(root, async (container) => (await app).drawApp(container, getPart), getPart);
