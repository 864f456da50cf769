/** A device as it named itself when it signed in ("Firefox on Linux"), in the person's language. */
interface DeviceTexts {
  readonly deviceOn: (browser: string, system: string) => string;
  readonly unknownBrowser: string;
}

/** Between the browser and the system it runs on, in the name that a device gives itself. */
const JOIN = ' on ';

export function describeDevice(device: string, texts: DeviceTexts): string {
  const cut = device.lastIndexOf(JOIN);
  const browser = cut < 0 ? device : device.slice(0, cut);
  const system = cut < 0 ? '' : device.slice(cut + JOIN.length);
  const name = browser === 'Browser' ? texts.unknownBrowser : browser;
  return system ? texts.deviceOn(name, system) : name;
}
