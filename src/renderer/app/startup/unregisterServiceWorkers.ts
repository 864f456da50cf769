/** SPEC §4: at startup all service workers are unregistered. Never rejects: a browser without them has none. */
export async function unregisterServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = navigator.serviceWorker,
): Promise<void> {
  try {
    const registrations = (await container?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Blocked by the browser's settings: then nothing is registered either.
  }
}
