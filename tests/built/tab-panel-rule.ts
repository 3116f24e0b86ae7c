import { type DOMReadyEvent, definePlugin, Rule } from 'html-validate';

/** Requires that a tab refers to its panel, for assistive technology (WAI-ARIA, `tab`). */
class TabPanelRule extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const tab of document.querySelectorAll('[role="tab"]')) {
        const id = tab.getAttributeValue('aria-controls');
        const panel = id ? document.querySelector(`#${id}`) : null;
        if (panel?.getAttributeValue('role') !== 'tabpanel') {
          this.report({ node: tab, message: 'A tab has to name its panel by aria-controls' });
        }
      }
    });
  }
}

/** Rules that html-validate lacks. */
export const ownRules = definePlugin({ name: 'own', rules: { 'own/tab-panel': TabPanelRule } });
