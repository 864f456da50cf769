/** Makes an element of the page. Everything it is given becomes text or an attribute, and nothing becomes markup. */
type Attributes = Readonly<Record<string, string | boolean | (() => unknown)>>;

/** An attribute that is `false` is left out; a function listens to the event it is named after. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, () => void value());
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}
