/**
 * The texts under `src/renderer/content`: Markdown with front matter, as components. A file gives the component by
 * default, its front matter as `frontMatter`, and its headings of the second and third level as `headings`. What the
 * operator fills in is written `{{legalEntity}}`, `{{legalAddress}}` and `{{supportEmail}}`.
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
    filter: { id: /\/renderer\/content\/.+\.md$/ },
    async handler(source, path) {
      const { value } = await compile(
        { value: source, path },
        {
          format: 'md',
          remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontMatter' }], remarkGfm],
          rehypePlugins: [
            rehypeSlug,
            path.includes('/content/fr/') ? spaceAsInFrench : null,
            exportHeadings,
            markSiteValues,
          ].filter((plugin) => plugin !== null),
        },
      );
      return { code: String(value), map: null };
    },
  },
});

/** A sign that French sets off by a space stays on the line of its word, so that writers need not think of it. */
function spaceAsInFrench() {
  return (tree: Root): void => {
    visit(tree, 'text', (text: Text) => {
      text.value = text.value.replace(/ (?=[;:?!»])/g, '\u00a0').replace(/« /g, '«\u00a0');
    });
  };
}

/**
 * `{{legalEntity}}` becomes `<data value="legalEntity">`, which a page draws from the operator's configuration: the mark
 * itself at build, the value in the running app.
 */
function markSiteValues() {
  return (tree: Root): void => {
    visit(tree, 'text', (text, index, parent) => {
      // Every second part is the name of a value.
      const parts = text.value.split(/\{\{(legalEntity|legalAddress|supportEmail)\}\}/);
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

/** For tables of contents. The ids are those that rehype-slug gave. */
function exportHeadings() {
  return (tree: Root): void => {
    const headings: { level: number; id: string; text: string }[] = [];
    visit(tree, 'element', (element: Element) => {
      const level = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : null;
      if (level) headings.push({ level, id: String(element.properties.id), text: textOf(element) });
    });
    const declaration = {
      type: 'VariableDeclaration' as const,
      kind: 'const' as const,
      declarations: [
        {
          type: 'VariableDeclarator' as const,
          id: { type: 'Identifier' as const, name: 'headings' },
          init: valueToEstree(headings),
        },
      ],
    };
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            { type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] },
          ],
        },
      },
    });
  };
}
