type Child = Node | string | undefined | false;

/** An element. What stands in it is text: nothing that a card says is ever read as HTML. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

export const icons = {
  yes: 'm5 12.5 4.5 4.5L19 7.5',
  no: 'M6 6l12 12M18 6 6 18',
  late: 'M12 6.5V12l3.5 2.500M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17z',
  camera: 'M4 8h3.500L9 5.500h6L16.500 8H20v11H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 8.500v.1',
  file: 'M6 3.500h8l4 4V20.500H6zM14 3.500v4h4M9 12h6M9 16h6',
};

export function icon(name: keyof typeof icons): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
