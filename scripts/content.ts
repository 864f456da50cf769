/**
 * The texts under `src/renderer/content`: Markdown with front matter, as components. A file gives the component by
 * default, its front matter as `frontMatter`, its headings of the second and third level as `headings`, and how many
 * words it has as `words`. With `?about` it gives all of that without the text itself: lists of texts load no text.
 * What the operator fills in is written `{{legalEntity}}`, `{{legalAddress}}` and `{{supportEmail}}`.
 */
import { compile } from '@mdx-js/mdx';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';

export const content = (): Plugin => ({
  name: 'amaranth-content',
  enforce: 'pre',
  transform: {
    filter: { id: /\/renderer\/content\/.+\.md(?:\?about)?$/ },
    async handler(source, id) {
      const [path = id, about] = id.split('?');
      const { value } = await compile(
        { value: source, path },
        {
          format: 'md',
          remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontMatter' }], remarkGfm],
          rehypePlugins: [
            rehypeSlug,
            path.includes('/content/fr/') ? spaceAsInFrench : null,
            exportFacts,
            markSiteValues,
            about === undefined ? null : leaveOutText,
          ].filter((plugin) => plugin !== null),
        },
      );
      return { code: String(value), map: null };
    },
  },
});

/** A sign that French sets off by a space stays on the line of its word, so that writers need not think of it. */
export function spaceAsInFrench() {
  return (tree: Root): void => {
    visit(tree, 'text', (text: Text) => {
      text.value = text.value.replace(/ (?=[;:?!»])/g, '\u00a0').replace(/« /g, '«\u00a0');
    });
  };
}

/**
 * `{{legalName}}` becomes `<data value="legalName">`, which a page draws from the operator's configuration: the mark
 * itself at build, the value in the running app.
 */
function markSiteValues() {
  return (tree: Root): void => {
    visit(tree, 'text', (text, index, parent) => {
      // Every second part is the name of a value.
      const parts = text.value.split(/\{\{(legalEntity|legalName|legalAddress|supportEmail)\}\}/);
      if (parts.length === 1 || index === undefined || !parent) return undefined;
      const nodes = parts.map((part, place): Element | Text =>
        place % 2 === 0
          ? { type: 'text', value: part }
          : { type: 'element', tagName: 'data', properties: { value: part }, children: [] },
      );
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

/** For tables of contents and reading times. The ids are those that rehype-slug gave. */
function exportFacts() {
  return (tree: Root): void => {
    const headings: { level: number; id: string; text: string }[] = [];
    visit(tree, 'element', (element: Element) => {
      const level = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : null;
      if (level) headings.push({ level, id: String(element.properties.id), text: textOf(element) });
    });
    const words = textOf(tree)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    tree.children.unshift(exportOf('headings', headings), exportOf('words', words));
  };
}

function exportOf(name: string, value: unknown): Root['children'][number] {
  const declaration = {
    type: 'VariableDeclaration' as const,
    kind: 'const' as const,
    declarations: [
      {
        type: 'VariableDeclarator' as const,
        id: { type: 'Identifier' as const, name },
        init: valueToEstree(value),
      },
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] }],
      },
    },
  };
}

/** Only what the file exports beside its text is left. */
function leaveOutText() {
  return (tree: Root): void => {
    tree.children = tree.children.filter(({ type }) => type === 'mdxjsEsm');
  };
}
