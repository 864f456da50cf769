/** What stands in the way of one line, each with what to do about it. */
import { pathTo } from '#shared/routes.ts';
import type { ProductId } from '#shared/shop/product.ts';
import type { LineIssue, QuotedLine } from '#shared/shop/quote.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';

export interface LineActs {
  readonly onRemove: () => void;
  readonly onTake: (quantity: number) => void;
  readonly onEngrave: () => void;
  readonly onChooseCode: () => void;
}

interface LineIssuesProps {
  readonly productId: ProductId;
  /** Of the line, for the names of buttons. */
  readonly label: string;
  readonly quoted: QuotedLine;
  readonly acts: LineActs;
}

export function LineIssues({ productId, label, quoted, acts }: LineIssuesProps) {
  if (quoted.issues.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {quoted.issues.map((issue) => (
        <Issue
          key={issue}
          issue={issue}
          productId={productId}
          label={label}
          left={quoted.left ?? 0}
          acts={acts}
        />
      ))}
    </ul>
  );
}

interface IssueProps {
  readonly issue: LineIssue;
  readonly productId: ProductId;
  readonly label: string;
  readonly left: number;
  readonly acts: LineActs;
}

function Issue({ issue, productId, label, left, acts }: IssueProps) {
  const texts = useMessages(cartMessages);
  const words: Readonly<Record<LineIssue, string>> = {
    'not-offered': texts.issueNotOffered,
    'option-gone': texts.issueOptionGone,
    'out-of-stock': texts.issueOutOfStock(left),
    'engraving-missing': texts.issueEngravingMissing,
    'engraving-unfit': texts.issueEngravingUnfit,
    'code-missing': texts.issueCodeMissing,
    'code-closed': texts.issueCodeClosed,
    'artwork-missing': texts.issueArtworkMissing,
    'recipient-missing': texts.issueRecipientMissing,
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-danger-text/35 bg-danger-soft px-4 py-2.5 text-small text-danger-text">
      <span className="min-w-48 flex-1">{words[issue]}</span>
      <Remedy issue={issue} productId={productId} label={label} left={left} acts={acts} />
    </li>
  );
}

function Remedy({ issue, productId, label, left, acts }: IssueProps) {
  const texts = useMessages(cartMessages);
  const press = (remedy: string, onPress: () => void) => (
    <Button variant="secondary" size="small" aria-label={texts.remedyOf(remedy, label)} onPress={onPress}>
      {remedy}
    </Button>
  );
  switch (issue) {
    case 'not-offered':
      return press(texts.remove, acts.onRemove);
    case 'out-of-stock':
      return left === 0
        ? press(texts.remove, acts.onRemove)
        : press(texts.issueTakeThese(left), () => acts.onTake(left));
    case 'engraving-missing':
      return press(texts.engrave, acts.onEngrave);
    case 'engraving-unfit':
      return press(texts.changeEngraving, acts.onEngrave);
    case 'code-missing':
    case 'code-closed':
      return press(texts.chooseCode, acts.onChooseCode);
    case 'option-gone':
    case 'artwork-missing':
      return (
        <ButtonLink variant="secondary" size="small" to={pathTo('memorialShopProduct', { productId })}>
          {texts.openInShop}
        </ButtonLink>
      );
    case 'recipient-missing':
      return null;
  }
}
