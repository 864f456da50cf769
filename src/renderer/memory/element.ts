/** Makes an element of the page. Everything it is given becomes text or an attribute, and nothing becomes markup. */
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => unknown)>>;

/** An attribute that is `false` is left out; a function listens to the event it is named after. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, (event) => void value(event));
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children) if (child !== null) made.append(child);
  return made;
}
