'use client';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react';
import { cn } from '../../themes/cn.ts';
import { dropdownMargin, megaMenuMargin } from './keep-inside.ts';
import { moveFocus } from './menu-keys.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import { useMenuPosition } from './use-menu-position.ts';
import { useOpenState } from './use-open-state.ts';
import './dropdown.css';

export interface DropdownProps {
  /** DOM id of the panel, unique on the page. */
  id: string;
  /** Content of the button; its text is the accessible name. */
  trigger: ReactNode;
  /** Classes of the button. */
  triggerClassName?: string;
  /** Accessible name of the button where `trigger` has no text. */
  label?: string;
  /** Marks the button of the current section. */
  active?: boolean;
  /** Type of panel. `flyout`: submenu of another dropdown, beside its button. */
  kind?: 'dropdown' | 'megamenu' | 'flyout';
  /** Side of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** Opens on hover as well. */
  opensOnHover?: boolean;
  /** Width of the panel as a CSS length; limited to the window. */
  width: string;
  /** Classes of the panel. */
  className?: string;
  /** Content of the panel. */
  children: ReactNode;
}

/**
 * Button with a popover panel (disclosure pattern). The native popover opens, closes and is positioned
 * without script; hydration adds hover, arrow keys, the measured position and `aria-expanded`.
 *
 * State: `aria-expanded` and `data-active` (current section) on the button, `:popover-open` on the
 * panel. Styling hooks: `data-dropdown`, `data-menu` (both the `kind`) and `data-align`.
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
    // A nested dropdown has handled the key already.
    if (!popover || event.isDefaultPrevented()) return;
    // Read from the browser: the React state follows later.
    const isOpen = popover.matches(':popover-open');
    const [openKey, closeKey] = kind === 'flyout' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', ''];
    if (isOpen && (event.key === 'Escape' || event.key === closeKey)) {
      popover.hidePopover();
      button.current?.focus();
    } else if (event.target === button.current) {
      if (event.key !== openKey) return;
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
        // Name and state may be newer than this render: the cart's count, an open panel.
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
          'lf-menu-panel rounded-xl border border-line bg-surface text-ink',
          props.className,
        )}
        style={panelStyle}
      >
        {props.children}
      </div>
    </div>
  );
}
