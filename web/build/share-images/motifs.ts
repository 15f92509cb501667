import type { PageKind } from '@dinar/site/routes/page-kind';

const mint = '#9be3dc';
const line = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"';
const faint = 'stroke="#fff" stroke-opacity=".16" stroke-width="2"';

/** The motif of each kind of page: SVG in a square of 320, white and mint on the current colour. */
export const motifs: Readonly<Record<PageKind, string>> = {
  home: `
    ${[40, 100, 160, 220, 280].map((y) => `<path d="M0 ${y}H320" ${faint}/>`).join('')}
    <path d="M10 244 102 150l66 58L262 84" ${line} stroke-width="22"/>
    <circle cx="262" cy="84" r="58" fill="${mint}" fill-opacity=".14"/>
    <circle cx="262" cy="84" r="38" fill="${mint}" fill-opacity=".28"/>
    <circle cx="262" cy="84" r="19" fill="${mint}"/>`,
  banks: bankSquares(),
  bank: `
    <path d="M160 34 296 104H24Z" fill="#fff"/>
    <circle cx="160" cy="80" r="13" fill="currentColor"/>
    ${[52, 118, 178, 244].map((x) => `<rect x="${x}" y="126" width="24" height="104" rx="4" fill="#fff"/>`).join('')}
    <rect x="36" y="244" width="248" height="18" rx="5" fill="${mint}"/>
    <rect x="20" y="272" width="280" height="18" rx="5" fill="#fff"/>`,
  comparator: [
    [222, '#fff', 0.5],
    [286, mint, 1],
    [190, '#fff', 0.5],
    [246, '#fff', 0.5],
    [164, '#fff', 0.5],
  ]
    .map(
      ([width, fill, opacity], index) =>
        `<rect x="0" y="${22 + index * 58}" width="44" height="44" rx="11" fill="#fff" fill-opacity="${opacity === 1 ? 1 : 0.28}"/>` +
        `<rect x="60" y="${28 + index * 58}" width="${Number(width) - 26}" height="32" rx="8" fill="${fill}" fill-opacity="${opacity}"/>`,
    )
    .join(''),
  converter: `
    <path d="M62 38H258m-30-30 30 30-30 30" ${line} stroke-width="14"/>
    <circle cx="84" cy="160" r="70" fill="#fff"/>${sign('€', 84, 160, 76)}
    <circle cx="236" cy="160" r="70" fill="${mint}"/>${sign('DT', 236, 160, 58)}
    <path d="M258 282H62m30-30-30 30 30 30" ${line} stroke-width="14"/>`,
  conversion: `
    <circle cx="160" cy="64" r="64" fill="#fff"/>${sign('€', 160, 64, 70)}
    <path d="M160 146v38m-26-22 26 26 26-26" ${line} stroke-width="14"/>
    <circle cx="160" cy="262" r="64" fill="${mint}"/>${sign('DT', 160, 262, 52)}`,
  crypto: `
    ${hexagon(160, 82, 66, '#fff')}${hexagon(84, 218, 66, mint)}${hexagon(236, 218, 66, '#fff')}
    <circle cx="160" cy="82" r="17" fill="currentColor"/><circle cx="84" cy="218" r="17" fill="currentColor"/><circle cx="236" cy="218" r="17" fill="currentColor"/>
    <path d="M160 82 84 218h152Z" fill="none" stroke="currentColor" stroke-width="7"/>`,
  sheet: `
    <rect x="52" y="16" width="216" height="288" rx="22" fill="#fff"/>
    ${sign('€', 110, 62, 52)}${sign('DT', 210, 62, 44)}
    ${[108, 148, 188, 228, 264].map((y, index) => `<rect x="84" y="${y}" width="56" height="16" rx="8" fill="currentColor" fill-opacity=".3"/><rect x="172" y="${y}" width="72" height="16" rx="8" fill="${index === 1 ? mint : 'currentColor'}" fill-opacity="${index === 1 ? 1 : 0.6}"/>`).join('')}`,
  amounts: [
    ['€', 52],
    ['$', 124],
    ['£', 196],
    ['¥', 268],
  ]
    .map(
      ([symbol, y], index) =>
        `<circle cx="52" cy="${y}" r="30" fill="${index === 0 ? mint : '#fff'}"/>${sign(String(symbol), 52, Number(y), 36)}` +
        `<rect x="100" y="${Number(y) - 14}" width="${[210, 180, 224, 150][index]}" height="28" rx="8" fill="#fff" fill-opacity="${index === 0 ? 1 : 0.5}"/>`,
    )
    .join(''),
  information: `
    <rect x="52" y="16" width="216" height="288" rx="22" fill="#fff"/>
    <circle cx="106" cy="72" r="24" fill="currentColor"/><rect x="102" y="69" width="8" height="19" rx="4" fill="#fff"/><circle cx="106" cy="60" r="5" fill="#fff"/>
    <rect x="146" y="64" width="88" height="16" rx="8" fill="currentColor"/>
    ${[126, 164, 202, 240].map((y, index) => `<rect x="84" y="${y}" width="${[150, 128, 150, 82][index]}" height="14" rx="7" fill="${index === 3 ? mint : 'currentColor'}" fill-opacity="${index === 3 ? 1 : 0.26}"/>`).join('')}`,
};

function sign(text: string, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${y + size * 0.36}" font-size="${size}" font-weight="800" text-anchor="middle" fill="currentColor">${text}</text>`;
}

function bankSquares(): string {
  const shades = [
    0.9, 0.34, 0.5, 0.34, 0.5, 0, 0.9, 0.34, 0.5, 0.9, 0.34, 0.5, 0.34, 0.5, 0.9, 0.34,
  ];
  return shades
    .map((shade, index) => {
      const [x, y] = [4 + (index % 4) * 80, 4 + Math.floor(index / 4) * 80];
      const fill = shade === 0 ? `fill="${mint}"` : `fill="#fff" fill-opacity="${shade}"`;
      return `<rect x="${x}" y="${y}" width="64" height="64" rx="16" ${fill}/>`;
    })
    .join('');
}

function hexagon(x: number, y: number, radius: number, fill: string): string {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="12" stroke-linejoin="round"/>`;
}
