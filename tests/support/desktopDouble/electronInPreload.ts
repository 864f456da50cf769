/** What a sandboxed preload may ask of `electron`, in the page. */
type Receiver = (event: object, ...sent: unknown[]) => void;
type Invoke = (channel: string, sent: readonly unknown[]) => Promise<{ value?: unknown; error?: string }>;

/** Handed to the page as text: it reaches for nothing outside of itself. */
export function electronInPreload(invoke: Invoke) {
  const receivers = new Map<Receiver, EventListener>();
  return {
    contextBridge: {
      exposeInMainWorld(name: string, api: object): void {
        Object.defineProperty(window, name, { value: Object.freeze(api) });
      },
    },
    ipcRenderer: {
      async invoke(channel: string, ...sent: readonly unknown[]): Promise<unknown> {
        const answer = await invoke(channel, sent);
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.value;
      },
      on(channel: string, receiver: Receiver): void {
        const receive = (event: Event) => {
          const { detail } = event as CustomEvent<{ channel: string; sent: readonly unknown[] }>;
          if (detail.channel === channel) receiver({}, ...detail.sent);
        };
        receivers.set(receiver, receive);
        window.addEventListener('desktop-double', receive);
      },
      off(_channel: string, receiver: Receiver): void {
        const receive = receivers.get(receiver);
        if (receive) window.removeEventListener('desktop-double', receive);
      },
    },
  };
}
