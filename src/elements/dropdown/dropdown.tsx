'use client';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react';
import { cn } from '../../looks/cn.ts';
import { dropdownMargin, megaMenuMargin } from './keep-inside.ts';
import { moveFocus } from './menu-keys.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import { useMenuPosition } from './use-menu-position.ts';
import { useOpenState } from './use-open-state.ts';
import './dropdown.css';

export interface DropdownProps {
  /** DOM id of the panel, unique in the page. */
  id: string;
  /** What the button shows; its text is the name. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Name of the button where `trigger` has no text. */
  label?: string;
  /** Marks the button of the section that the page belongs to. */
  active?: boolean;
  /** flyout: a dropdown inside a dropdown, beside its button. */
  kind?: 'dropdown' | 'megamenu' | 'flyout';
  /** Which side of the button the panel keeps to. */
  align?: 'start' | 'end';
  /** Opens under a resting mouse as well. */
  opensOnHover?: boolean;
  /** Width of the panel, a CSS length; it never grows past the window. */
  width: string;
  className?: string;
  children: ReactNode;
}

/**
 * A button with a panel below it (disclosure pattern). Native popover: opens, closes and is placed
 * without script; hydration adds hover, arrow keys, the measured position and `aria-expanded`.
 * Every dropdown holds its own state.
 */
export function Dropdown(props: DropdownProps) {
  const { id, kind = 'dropdown', align = 'start', active, opensOnHover = false } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = useOpenState(panel);
  const hover = useHoverIntent(panel, opensOnHover);
  const margin = kind === 'megamenu' ? megaMenuMargin : dropdownMargin;
  useMenuPosition(button, panel, open, margin, kind === 'flyout' ? 'beside' : align);

  const onKeyDown = (event: KeyboardEvent) => {
    const popover = panel.current;
    // A dropdown inside this one has answered the key already.
    if (!popover || event.isDefaultPrevented()) return;
    // Asked of the browser: the state follows a moment later.
    const isOpen = popover.matches(':popover-open');
    const [opens, closes] = kind === 'flyout' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', ''];
    if (isOpen && (event.key === 'Escape' || event.key === closes)) {
      popover.hidePopover();
      button.current?.focus();
    } else if (event.target === button.current) {
      if (event.key !== opens) return;
      if (!isOpen) popover.showPopover();
      moveFocus('Home', popover);
    } else if (!moveFocus(event.key, popover)) return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !wrapper.current?.contains(next)) panel.current?.hidePopover();
  };
  const panelStyle: CSSProperties & Record<'--menu-width', string> = {
    positionAnchor: `--${id}`,
    '--menu-width': props.width,
  };
  const handlers = { onKeyDown, onBlur, ...hover.wrapper };

  return (
    <div ref={wrapper} role="presentation" data-dropdown={kind} {...handlers}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={props.label}
        // Name and state may be newer than this part: the cart counts, a panel opens.
        suppressHydrationWarning
        data-active={active ? '' : undefined}
        className={props.triggerClassName}
        style={{ anchorName: `--${id}` }}
        {...hover.button}
      >
        {props.trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-menu={kind}
        data-align={align}
        className={cn(
          'menu-panel rounded-xl border border-line bg-surface text-ink',
          props.className,
        )}
        style={panelStyle}
      >
        {props.children}
      </div>
    </div>
  );
}
