/** The cards that are not path cards, by their names in the notation. */

export const TOOLS = ['lamp', 'cart', 'pickaxe'] as const;
export type Tool = (typeof TOOLS)[number];

export const ACTIONS = [
  'break-lamp',
  'break-cart',
  'break-pickaxe',
  'lamp',
  'cart',
  'pickaxe',
  'lamp+cart',
  'lamp+pickaxe',
  'cart+pickaxe',
  'rockfall',
  'map',
] as const;
export type Action = (typeof ACTIONS)[number];

export const ROLES = ['digger', 'saboteur'] as const;
export type Role = (typeof ROLES)[number];

export function isTool(name: string): name is Tool {
  return (TOOLS as readonly string[]).includes(name);
}

export function isAction(name: string): name is Action {
  return (ACTIONS as readonly string[]).includes(name);
}

/** The tool that a broken-tool card breaks, or null for every other card. */
export function brokenTool(card: Action): Tool | null {
  const name = card.replace('break-', '');
  return card.startsWith('break-') && isTool(name) ? name : null;
}

/** The one or two tools that a repair mends; none for every other card. */
export function mendedTools(card: Action): Tool[] {
  return card.startsWith('break-') ? [] : card.split('+').filter(isTool);
}
