/**
 * Paints the demo family's pictures on a canvas, in the browser: gouache-like scenes made of strokes, the same for
 * the same seed. `scripts/demo/paint.mjs` runs it; the results are in `resources/demo`. No real person or place.
 */
/* global window, document */

/** Mulberry32. @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const hex = (c) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16));
const mix = (a, b, t) => {
  const [x, y] = [hex(a), hex(b)];
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
/** Colour at `t` of 0 to 1 along a list of colours. */
function along(colours, t) {
  const at = Math.min(Math.max(t, 0), 0.9999) * (colours.length - 1);
  return mix(colours[Math.floor(at)], colours[Math.floor(at) + 1] ?? colours.at(-1), at % 1);
}

class Painter {
  constructor(width, height, seed) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height;
    this.context = this.canvas.getContext('2d');
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
  }
  between(a, b) {
    return a + (b - a) * this.random();
  }
  jitter(colour, amount = 16) {
    const shift = (this.random() - 0.5) * 2 * amount;
    const [r, g, b] = hex(colour).map((v) =>
      Math.min(255, Math.max(0, v + shift + (this.random() - 0.5) * amount * 0.6)),
    );
    return `rgb(${r | 0},${g | 0},${b | 0})`;
  }
  /** Fills a path with a vertical run of colours, in strokes. */
  fill(
    path,
    colours,
    { strokes = 900, size = 34, slant = 0.05, alpha = 0.5, top, bottom, jitter = 14 } = {},
  ) {
    const c = this.context;
    c.save();
    c.clip(path);
    const [y0, y1] = [top ?? 0, bottom ?? this.height];
    const gradient = c.createLinearGradient(0, y0, 0, y1);
    for (const [i, colour] of colours.entries()) {
      gradient.addColorStop(colours.length === 1 ? 0 : i / (colours.length - 1), colour);
    }
    c.fillStyle = gradient;
    c.fillRect(0, 0, this.width, this.height);
    c.lineCap = 'round';
    for (let i = 0; i < strokes; i += 1) {
      const y = this.between(y0, y1);
      const x = this.between(-50, this.width + 50);
      const length = this.between(size * 0.6, size * 2.6);
      const angle = slant + (this.random() - 0.5) * 0.5;
      c.globalAlpha = alpha * this.between(0.25, 1);
      c.strokeStyle = this.jitter(
        colours.length === 1 ? colours[0] : along(colours, (y - y0) / (y1 - y0)),
        jitter,
      );
      c.lineWidth = this.between(size * 0.15, size * 0.55);
      c.beginPath();
      c.moveTo(x, y);
      c.quadraticCurveTo(
        x + (length / 2) * Math.cos(angle),
        y + (length / 2) * Math.sin(angle) + this.between(-5, 5),
        x + length * Math.cos(angle),
        y + length * Math.sin(angle),
      );
      c.stroke();
    }
    c.restore();
  }
  all() {
    const path = new Path2D();
    path.rect(0, 0, this.width, this.height);
    return path;
  }
  /** A hill's outline from several waves down to the bottom of the picture. */
  ridge(base, height, roughness = 1) {
    const waves = Array.from({ length: 5 }, (_, i) => ({
      f: (i + 1) * this.between(0.6, 1.4) * roughness,
      p: this.between(0, 6.28),
      a: 1 / (i + 1.2),
    }));
    const path = new Path2D();
    path.moveTo(0, this.height);
    for (let x = 0; x <= this.width; x += 6) {
      const t = x / this.width;
      const y = waves.reduce((sum, { f, p, a }) => sum + Math.sin(t * f * 6.28 + p) * a, 0);
      path.lineTo(x, base - (y * height) / 3);
    }
    path.lineTo(this.width, this.height);
    path.closePath();
    return path;
  }
  disc(x, y, r, ry = r) {
    const path = new Path2D();
    path.ellipse(x, y, r, ry, 0, 0, 6.2832);
    return path;
  }
  polygon(...points) {
    const path = new Path2D();
    for (const [i, [x, y]] of points.entries()) {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
    return path;
  }
  glow(x, y, r, colour, alpha = 0.8) {
    const c = this.context;
    const gradient = c.createRadialGradient(x, y, 0, x, y, r);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, `${colour}00`);
    c.save();
    c.globalAlpha = alpha;
    c.fillStyle = gradient;
    c.fillRect(x - r, y - r, r * 2, r * 2);
    c.restore();
  }
  dabs(count, place, colour, [small, large], alpha = 0.9) {
    const c = this.context;
    c.save();
    for (let i = 0; i < count; i += 1) {
      const spot = place(i, this.random());
      if (!spot) continue;
      const [x, y, scale = 1] = spot;
      c.globalAlpha = alpha * this.between(0.6, 1);
      c.fillStyle = this.jitter(
        Array.isArray(colour) ? colour[Math.floor(this.random() * colour.length)] : colour,
        20,
      );
      c.beginPath();
      c.ellipse(
        x,
        y,
        this.between(small, large) * scale,
        this.between(small, large) * scale * 0.7,
        this.between(0, 3),
        0,
        6.2832,
      );
      c.fill();
    }
    c.restore();
  }
  line(points, colour, width, alpha = 1) {
    const c = this.context;
    c.save();
    c.globalAlpha = alpha;
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.beginPath();
    for (const [i, [x, y]] of points.entries()) {
      if (i === 0) c.moveTo(x, y);
      else c.lineTo(x, y);
    }
    c.stroke();
    c.restore();
  }
  /** Paper: fine grain and slightly darker corners. */
  finish() {
    const c = this.context;
    const image = c.getImageData(0, 0, this.width, this.height);
    for (let i = 0; i < image.data.length; i += 4) {
      const grain = (this.random() - 0.5) * 11;
      for (let k = 0; k < 3; k += 1) image.data[i + k] += grain;
    }
    c.putImageData(image, 0, 0);
    const corner = c.createRadialGradient(
      this.width / 2,
      this.height / 2,
      this.height * 0.45,
      this.width / 2,
      this.height / 2,
      this.width * 0.75,
    );
    corner.addColorStop(0, 'rgba(40,20,20,0)');
    corner.addColorStop(1, 'rgba(40,20,20,0.28)');
    c.fillStyle = corner;
    c.fillRect(0, 0, this.width, this.height);
    return this.canvas.toDataURL('image/jpeg', 0.82);
  }
}

function house(p, x, y, s, wall, roof, lit = false) {
  p.fill(
    p.polygon([x, y], [x + s, y], [x + s, y - s * 0.6], [x, y - s * 0.6]),
    [wall, mix(wall, '#4a3640', 0.25)],
    { strokes: 260, size: s * 0.16, top: y - s * 0.6, bottom: y },
  );
  p.fill(
    p.polygon([x - s * 0.09, y - s * 0.58], [x + s * 0.5, y - s * 1.02], [x + s * 1.09, y - s * 0.58]),
    [mix(roof, '#ffffff', 0.12), roof],
    { strokes: 220, size: s * 0.16, slant: 0.6, top: y - s, bottom: y - s * 0.55 },
  );
  for (const at of [0.16, 0.62]) {
    const pane = p.polygon(
      [x + s * at, y - s * 0.46],
      [x + s * (at + 0.2), y - s * 0.46],
      [x + s * (at + 0.2), y - s * 0.22],
      [x + s * at, y - s * 0.22],
    );
    p.fill(pane, [lit ? '#ffd98a' : '#5d6f85'], { strokes: 12, size: s * 0.08 });
    if (lit) p.glow(x + s * (at + 0.1), y - s * 0.34, s * 0.5, '#ffcf77', 0.5);
  }
}

function tree(p, x, y, s, colours) {
  p.line(
    [
      [x, y],
      [x + s * 0.02, y - s * 0.5],
    ],
    '#4b352f',
    s * 0.07,
  );
  p.dabs(
    170,
    () => {
      const [a, r] = [p.between(0, 6.28), Math.sqrt(p.random())];
      return [x + Math.cos(a) * r * s * 0.36, y - s * 0.72 + Math.sin(a) * r * s * 0.36];
    },
    colours,
    [s * 0.04, s * 0.085],
  );
}

const scenes = {
  lakeAtDawn(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#6f7fa8', '#c8a2b0', '#f6cfa4', '#fbe6bd'], {
      bottom: h * 0.6,
      strokes: 1500,
      size: 60,
      alpha: 0.35,
    });
    p.glow(w * 0.64, h * 0.42, h * 0.5, '#fff2c9', 0.9);
    p.fill(p.disc(w * 0.64, h * 0.42, h * 0.045), ['#fff6dc'], { strokes: 10 });
    [
      ['#a795ac', 0.44, 0.2],
      ['#806f92', 0.5, 0.19],
      ['#5b5379', 0.55, 0.14],
    ].forEach(([colour, base, height]) => {
      p.fill(p.ridge(h * base, h * height, 1.3), [mix(colour, '#f6cfa4', 0.3), colour], {
        top: h * (base - 0.2),
        bottom: h * 0.62,
        strokes: 700,
        size: 30,
        slant: 0.5,
      });
    });
    p.fill(
      p.polygon([0, h * 0.62], [w, h * 0.6], [w, h], [0, h]),
      ['#f1c9a2', '#a98aa3', '#54608a', '#36426b'],
      { top: h * 0.6, strokes: 2200, size: 70, slant: 0, alpha: 0.35 },
    );
    p.dabs(
      160,
      (_i, r) => [w * 0.64 + (p.random() - 0.5) * w * 0.16 * (0.3 + r), h * (0.62 + r * 0.36)],
      '#fff0c4',
      [6, 20],
      0.4,
    );
    for (let x = 0; x < 26; x += 1) {
      const [tx, s] = [w * (0.02 + x * 0.0105 + p.random() * 0.004), h * p.between(0.07, 0.19)];
      p.fill(
        p.polygon([tx - s * 0.16, h * 0.64], [tx, h * 0.64 - s], [tx + s * 0.16, h * 0.64]),
        ['#39405c', '#262c45'],
        { top: h * 0.4, bottom: h * 0.64, strokes: 60, size: 12 },
      );
    }
    p.fill(
      p.polygon([w * 0.3, h * 0.84], [w * 0.46, h * 0.84], [w * 0.435, h * 0.875], [w * 0.325, h * 0.875]),
      ['#8c3b3b', '#5a2430'],
      { top: h * 0.83, bottom: h * 0.88, strokes: 80, size: 16 },
    );
    p.line(
      [
        [w * 0.36, h * 0.83],
        [w * 0.29, h * 0.9],
      ],
      '#3d2a2c',
      5,
    );
  },
  lavenderField(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#7fb0d6', '#bcd6e2', '#f4e6cf'], {
      bottom: h * 0.45,
      strokes: 1200,
      size: 60,
      alpha: 0.35,
    });
    p.fill(p.ridge(h * 0.42, h * 0.1), ['#a6b3bf', '#8c9fa6'], {
      top: h * 0.33,
      bottom: h * 0.46,
      strokes: 500,
    });
    p.fill(p.ridge(h * 0.46, h * 0.05), ['#8fa56f', '#74894f'], {
      top: h * 0.42,
      bottom: h * 0.52,
      strokes: 600,
    });
    house(p, w * 0.62, h * 0.475, h * 0.12, '#efd9b4', '#b8604a');
    for (const [x, s] of [
      [0.58, 0.15],
      [0.79, 0.17],
      [0.83, 0.13],
    ])
      tree(p, w * x, h * 0.49, h * s, ['#4f6a3c', '#6d8447', '#3f5635']);
    p.fill(p.polygon([0, h * 0.49], [w, h * 0.49], [w, h], [0, h]), ['#a99b76', '#8f7f5c'], {
      top: h * 0.49,
      strokes: 900,
      size: 40,
    });
    for (let row = -9; row <= 9; row += 1) {
      const [near, far] = [w * 0.5 + row * w * 0.14, w * 0.52 + row * w * 0.022];
      p.dabs(
        420,
        (_i, r) => {
          const t = r ** 1.9;
          return [
            far + (near - far) * t + (p.random() - 0.5) * (8 + 90 * t),
            h * (0.5 + 0.52 * t) + (p.random() - 0.5) * 12,
            0.35 + t * 1.5,
          ];
        },
        ['#6f58a5', '#8a70bd', '#a58fd0', '#59468e', '#7d8a5c'],
        [5, 12],
        0.85,
      );
    }
  },
  duneSunset(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#3f4d7c', '#a86a86', '#ee9a6a', '#fbd08a'], {
      bottom: h * 0.56,
      strokes: 1600,
      size: 70,
      alpha: 0.35,
    });
    p.glow(w * 0.3, h * 0.5, h * 0.5, '#ffd892', 0.9);
    p.fill(p.disc(w * 0.3, h * 0.51, h * 0.06), ['#fff0c0', '#ffcf7a'], { strokes: 20 });
    p.fill(
      p.polygon([0, h * 0.55], [w, h * 0.55], [w, h * 0.76], [0, h * 0.76]),
      ['#d98c72', '#7d6a93', '#4e5a87'],
      { top: h * 0.55, bottom: h * 0.76, strokes: 1300, size: 60, slant: 0, alpha: 0.4 },
    );
    p.dabs(
      130,
      (_i, r) => [w * 0.3 + (p.random() - 0.5) * w * 0.12 * (0.3 + r), h * (0.555 + r * 0.19)],
      '#ffe3a8',
      [5, 16],
      0.5,
    );
    p.fill(
      p.polygon([w * 0.67, h * 0.57], [w * 0.675, h * 0.38], [w * 0.735, h * 0.55]),
      ['#fff1dc', '#e9c6a8'],
      { top: h * 0.38, bottom: h * 0.57, strokes: 50, size: 14 },
    );
    p.fill(
      p.polygon([w * 0.64, h * 0.575], [w * 0.75, h * 0.575], [w * 0.73, h * 0.6], [w * 0.655, h * 0.6]),
      ['#5d3042'],
      { strokes: 20, size: 12 },
    );
    p.fill(p.ridge(h * 0.78, h * 0.09, 0.7), ['#e4b489', '#bd8368', '#8e5d5a'], {
      top: h * 0.7,
      strokes: 1500,
      size: 50,
      slant: 0.2,
    });
    for (let i = 0; i < 190; i += 1) {
      const [x, y, s] = [w * p.between(0.52, 1), h * p.between(0.78, 1), p.between(40, 120)];
      p.line(
        [
          [x, y],
          [x + s * 0.14, y - s * 0.6],
          [x + s * p.between(0.2, 0.6), y - s],
        ],
        p.jitter(p.random() > 0.5 ? '#6f6a3f' : '#a7894e'),
        3.4,
        0.85,
      );
    }
  },
  orangesByTheWindow(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#d9c3a5', '#c7a787'], { strokes: 1500, size: 70, alpha: 0.4, slant: 0.8 });
    p.fill(
      p.polygon([w * 0.06, h * 0.05], [w * 0.4, h * 0.05], [w * 0.4, h * 0.56], [w * 0.06, h * 0.56]),
      ['#a9cfe2', '#dcebdd', '#b7cc93'],
      { top: h * 0.05, bottom: h * 0.56, strokes: 500, size: 40 },
    );
    for (const line of [
      [
        [0.06, 0.05],
        [0.4, 0.05],
        [0.4, 0.56],
        [0.06, 0.56],
        [0.06, 0.05],
      ],
      [
        [0.23, 0.05],
        [0.23, 0.56],
      ],
      [
        [0.06, 0.3],
        [0.4, 0.3],
      ],
    ])
      p.line(
        line.map(([x, y]) => [x * w, y * h]),
        '#f6efe2',
        18,
      );
    p.fill(p.polygon([0, h * 0.66], [w, h * 0.62], [w, h], [0, h]), ['#a4683f', '#7c452d', '#5d3124'], {
      top: h * 0.62,
      strokes: 1500,
      size: 70,
      slant: 0,
      alpha: 0.45,
    });
    p.glow(w * 0.3, h * 0.78, h * 0.5, '#ffe2ac', 0.5);
    p.fill(p.disc(w * 0.6, h * 0.885, w * 0.22, h * 0.035), ['#3e2019'], { strokes: 20, alpha: 0.2 });
    for (const [x, y] of [
      [0.5, 0.66],
      [0.6, 0.63],
      [0.7, 0.66],
      [0.55, 0.59],
      [0.65, 0.58],
    ]) {
      p.fill(p.disc(w * x, h * y, h * 0.075), ['#ffc05c', '#ef8a2d', '#c05f22'], {
        top: h * (y - 0.08),
        bottom: h * (y + 0.08),
        strokes: 220,
        size: 20,
      });
      p.glow(w * x - h * 0.03, h * y - h * 0.03, h * 0.04, '#fff0c8', 0.8);
    }
    const bowl = new Path2D(
      `M ${w * 0.41} ${h * 0.67} Q ${w * 0.6} ${h * 0.72} ${w * 0.79} ${h * 0.67} Q ${w * 0.76} ${h * 0.88} ${w * 0.6} ${h * 0.89} Q ${w * 0.44} ${h * 0.88} ${w * 0.41} ${h * 0.67} Z`,
    );
    p.fill(bowl, ['#5c87a6', '#3d6487', '#294764'], {
      top: h * 0.66,
      bottom: h * 0.9,
      strokes: 500,
      size: 34,
    });
    p.line(
      [
        [w * 0.43, h * 0.72],
        [w * 0.5, h * 0.745],
        [w * 0.6, h * 0.755],
        [w * 0.7, h * 0.745],
        [w * 0.77, h * 0.72],
      ],
      '#e9eef0',
      7,
      0.8,
    );
    p.fill(p.disc(w * 0.27, h * 0.84, h * 0.07), ['#ffb95a', '#e8842b', '#b65720'], {
      top: h * 0.76,
      bottom: h * 0.92,
      strokes: 220,
      size: 20,
    });
    p.fill(
      new Path2D(
        `M ${w * 0.3} ${h * 0.77} q ${w * 0.04} ${-h * 0.06} ${w * 0.09} ${-h * 0.03} q ${-w * 0.03} ${h * 0.05} ${-w * 0.09} ${h * 0.03} Z`,
      ),
      ['#5d8a45', '#3f6b36'],
      { strokes: 60, size: 12, top: h * 0.7, bottom: h * 0.78 },
    );
  },
  winterVillage(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#101a38', '#22305c', '#4a5288', '#8f83a5'], {
      bottom: h * 0.62,
      strokes: 1300,
      size: 60,
      alpha: 0.35,
    });
    p.dabs(150, () => [w * p.random(), h * p.random() * 0.45], '#f4efdc', [1.4, 3.4], 0.9);
    p.glow(w * 0.8, h * 0.16, h * 0.25, '#f5ecc8', 0.6);
    p.fill(p.disc(w * 0.8, h * 0.16, h * 0.05), ['#fbf5dc'], { strokes: 10 });
    p.fill(p.ridge(h * 0.5, h * 0.22, 1.2), ['#7d86ad', '#56608f'], {
      top: h * 0.35,
      bottom: h * 0.65,
      strokes: 800,
      size: 30,
      slant: 0.5,
    });
    p.fill(p.ridge(h * 0.64, h * 0.08), ['#b9c3dc', '#97a4c8', '#7f8cb8'], {
      top: h * 0.58,
      strokes: 1500,
      size: 60,
    });
    for (const [x, y, s] of [
      [0.1, 0.72, 0.15],
      [0.28, 0.69, 0.12],
      [0.43, 0.74, 0.17],
      [0.64, 0.71, 0.13],
      [0.8, 0.75, 0.16],
    ])
      house(p, w * x, h * y, h * s, '#a9715a', '#dfe6f2', true);
    p.fill(
      p.polygon(
        [w * 0.56, h * 0.7],
        [w * 0.6, h * 0.7],
        [w * 0.6, h * 0.5],
        [w * 0.58, h * 0.38],
        [w * 0.56, h * 0.5],
      ),
      ['#c9b9ad', '#8f7b7b'],
      { top: h * 0.38, bottom: h * 0.7, strokes: 120, size: 14 },
    );
    for (let i = 0; i < 12; i += 1) {
      const [x, s] = [w * p.random(), h * p.between(0.1, 0.2)];
      p.fill(
        p.polygon([x - s * 0.2, h * 0.86], [x, h * 0.86 - s], [x + s * 0.2, h * 0.86]),
        ['#dfe7f4', '#4d6a72', '#2c4451'],
        { top: h * 0.66, bottom: h * 0.87, strokes: 80, size: 14 },
      );
    }
    p.dabs(420, () => [w * p.random(), h * p.random()], '#ffffff', [2, 6], 0.75);
  },
  autumnPath(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#f7e3b6', '#f0c67d', '#d99a55'], { strokes: 1500, size: 60, alpha: 0.4 });
    p.glow(w * 0.5, h * 0.42, h * 0.55, '#fff6d6', 0.9);
    p.fill(p.polygon([0, h * 0.6], [w, h * 0.6], [w, h], [0, h]), ['#b9803f', '#8f5630', '#633a26'], {
      top: h * 0.6,
      strokes: 1400,
      size: 50,
    });
    p.fill(
      p.polygon([w * 0.48, h * 0.58], [w * 0.52, h * 0.58], [w * 0.72, h], [w * 0.24, h]),
      ['#f2d9a5', '#c49a68', '#96704d'],
      { top: h * 0.58, strokes: 700, size: 50, slant: 0 },
    );
    for (let i = 9; i >= 0; i -= 1) {
      const t = 1 - i / 10;
      for (const side of [-1, 1]) {
        const x = w * (0.5 + side * (0.06 + t ** 1.6 * 0.46));
        const [s, y] = [h * (0.22 + t * 0.75), h * (0.6 + t ** 1.8 * 0.34)];
        p.line(
          [
            [x, y],
            [x + side * s * 0.01, y - s * 0.6],
            [x - side * s * 0.12, y - s * 0.9],
          ],
          mix('#8a6547', '#33211f', t),
          4 + t * 34,
        );
        p.dabs(
          230,
          () => [x - side * s * 0.1 + (p.random() - 0.5) * s * 0.95, y - s * p.between(0.55, 1.15)],
          ['#d4602c', '#e99a35', '#f3c351', '#b5421f', '#8d3a24'],
          [5 + t * 5, 10 + t * 12],
          0.85,
        );
      }
    }
    p.dabs(
      520,
      (_i, r) => [w * p.random(), h * (0.62 + r * 0.38), 0.5 + r],
      ['#d4602c', '#e99a35', '#f3c351', '#a33a1f'],
      [5, 11],
      0.85,
    );
  },
  birthdayCake(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#3c2233', '#5b2f41', '#7a4044'], { strokes: 1400, size: 70, alpha: 0.4, slant: 0.7 });
    for (let i = 0; i < 26; i += 1)
      p.glow(
        w * p.random(),
        h * p.random() * 0.55,
        h * p.between(0.03, 0.08),
        ['#f2b866', '#e58b70', '#f7e0a8'][i % 3],
        0.35,
      );
    p.fill(p.polygon([0, h * 0.76], [w, h * 0.76], [w, h], [0, h]), ['#f1e1d0', '#cfae9d', '#9c7672'], {
      top: h * 0.76,
      strokes: 1000,
      size: 60,
      slant: 0,
    });
    p.fill(p.disc(w * 0.5, h * 0.86, w * 0.3, h * 0.07), ['#ffffff', '#d9cfd4'], {
      top: h * 0.79,
      bottom: h * 0.93,
      strokes: 200,
    });
    for (const [y, rx, hh, colour] of [
      [0.83, 0.23, 0.2, '#f6d5c6'],
      [0.63, 0.16, 0.15, '#fbe9dc'],
    ]) {
      const body = new Path2D(
        `M ${w * (0.5 - rx)} ${h * (y - hh)} L ${w * (0.5 - rx)} ${h * y} A ${w * rx} ${h * 0.045} 0 0 0 ${w * (0.5 + rx)} ${h * y} L ${w * (0.5 + rx)} ${h * (y - hh)} Z`,
      );
      p.fill(body, [colour, mix(colour, '#b5646a', 0.45)], {
        top: h * (y - hh),
        bottom: h * (y + 0.05),
        strokes: 500,
        size: 40,
      });
      p.fill(p.disc(w * 0.5, h * (y - hh), w * rx, h * 0.045), ['#fff7ef', '#f3ddd0'], {
        top: h * (y - hh - 0.05),
        bottom: h * (y - hh + 0.05),
        strokes: 160,
      });
      p.dabs(
        34,
        (i) => {
          const a = (i / 34) * 6.28;
          return [w * 0.5 + Math.cos(a) * w * rx * 0.97, h * (y - hh) + Math.sin(a) * h * 0.042];
        },
        ['#c9374e', '#e0596a', '#a8233d'],
        [11, 17],
      );
    }
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = [w * (0.38 + i * 0.04), h * (0.475 + Math.sin(i * 1.05) * 0.012)];
      p.line(
        [
          [x, y],
          [x, y - h * 0.09],
        ],
        ['#7fb6c9', '#f2c14e', '#e58b70'][i % 3],
        13,
      );
      p.glow(x, y - h * 0.12, h * 0.13, '#ffd98a', 0.75);
      p.fill(p.disc(x, y - h * 0.118, 8, 20), ['#fff9dd', '#ffc04d'], {
        strokes: 8,
        size: 6,
        top: y - h * 0.15,
        bottom: y - h * 0.09,
      });
    }
  },
  harbour(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#6aa6cf', '#a7cfe0', '#e6ecdc'], {
      bottom: h * 0.5,
      strokes: 1300,
      size: 70,
      alpha: 0.35,
    });
    p.dabs(
      90,
      (_i, r) => [w * (0.15 + 0.3 * r + p.random() * 0.2), h * (0.14 + p.random() * 0.1)],
      '#ffffff',
      [20, 60],
      0.3,
    );
    for (let i = 0; i < 11; i += 1) {
      const [x, s] = [w * (i * 0.093 - 0.01), h * p.between(0.16, 0.27)];
      const wall = ['#e7b58c', '#f0d9a8', '#d98f78', '#e9e0cd', '#a9c0b8', '#f0b7a0'][i % 6];
      p.fill(
        p.polygon([x, h * 0.54], [x + w * 0.095, h * 0.54], [x + w * 0.095, h * 0.54 - s], [x, h * 0.54 - s]),
        [wall, mix(wall, '#6b4a4a', 0.2)],
        { top: h * 0.54 - s, bottom: h * 0.54, strokes: 160, size: 22 },
      );
      p.fill(
        p.polygon(
          [x - 6, h * 0.54 - s],
          [x + w * 0.0475, h * 0.54 - s - h * 0.045],
          [x + w * 0.095 + 6, h * 0.54 - s],
        ),
        ['#b5583f', '#93402f'],
        { strokes: 60, size: 16, top: h * 0.2, bottom: h * 0.54 },
      );
      for (let row = 0; row < 3; row += 1)
        for (let col = 0; col < 2; col += 1) {
          const [wx, wy] = [x + w * (0.018 + col * 0.038), h * 0.54 - s + h * (0.025 + row * 0.06)];
          if (wy < h * 0.5)
            p.fill(
              p.polygon([wx, wy], [wx + w * 0.02, wy], [wx + w * 0.02, wy + h * 0.036], [wx, wy + h * 0.036]),
              ['#4b6478'],
              { strokes: 6, size: 8 },
            );
        }
    }
    p.fill(p.polygon([0, h * 0.54], [w, h * 0.54], [w, h], [0, h]), ['#5b93a6', '#3b7592', '#24567a'], {
      top: h * 0.54,
      strokes: 2400,
      size: 60,
      slant: 0,
      alpha: 0.45,
    });
    p.dabs(
      300,
      (_i, r) => [w * p.random(), h * (0.55 + r * 0.3)],
      ['#e7b58c', '#f0d9a8', '#d98f78', '#e6ecdc'],
      [6, 20],
      0.28,
    );
    for (const [x, y, s, colour] of [
      [0.12, 0.7, 0.14, '#b33f3f'],
      [0.42, 0.66, 0.1, '#e9e0cd'],
      [0.6, 0.8, 0.2, '#2f5f7a'],
      [0.83, 0.69, 0.12, '#e0a03f'],
    ]) {
      const hull = new Path2D(
        `M ${w * x} ${h * y} L ${w * (x + s)} ${h * (y - 0.01)} Q ${w * (x + s * 0.9)} ${h * (y + s * 0.3)} ${w * (x + s * 0.5)} ${h * (y + s * 0.32)} Q ${w * (x + s * 0.12)} ${h * (y + s * 0.3)} ${w * x} ${h * y} Z`,
      );
      p.line(
        [
          [w * (x + s * 0.45), h * y],
          [w * (x + s * 0.45), h * (y - s * 1.9)],
        ],
        '#5a4034',
        6,
      );
      p.fill(
        p.polygon(
          [w * (x + s * 0.48), h * (y - s * 1.8)],
          [w * (x + s * 0.95), h * (y - s * 0.2)],
          [w * (x + s * 0.48), h * (y - s * 0.2)],
        ),
        ['#fff7e8', '#e3cdb5'],
        { strokes: 70, size: 20, top: h * (y - s * 1.8), bottom: h * y },
      );
      p.fill(hull, [mix(colour, '#ffffff', 0.2), colour, mix(colour, '#1a1a2a', 0.4)], {
        top: h * y,
        bottom: h * (y + s * 0.32),
        strokes: 200,
        size: 24,
        slant: 0,
      });
    }
  },
  amaranthGarden(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#f4dcc0', '#e3c7a0', '#a8b183', '#5f7a4e'], { strokes: 1700, size: 60, alpha: 0.4 });
    p.glow(w * 0.75, h * 0.15, h * 0.6, '#fff3d0', 0.8);
    p.fill(p.polygon([0, h * 0.5], [w, h * 0.46], [w, h * 0.62], [0, h * 0.64]), ['#c9a58a', '#a27f6d'], {
      top: h * 0.46,
      bottom: h * 0.64,
      strokes: 700,
      size: 40,
      slant: 0,
    });
    p.dabs(
      900,
      (_i, r) => [w * p.random(), h * (0.6 + r * 0.42), 0.6 + r],
      ['#4f6f42', '#6d8c4f', '#3b5638', '#88a05e'],
      [10, 24],
      0.8,
    );
    for (let i = 0; i < 24; i += 1) {
      const t = i / 24;
      const [x, y, s] = [w * p.between(0.02, 0.98), h * (0.62 + t * 0.36), h * (0.2 + t * 0.32)];
      const lean = p.between(-0.18, 0.18) * s;
      p.line(
        [
          [x, y],
          [x + lean * 0.4, y - s * 0.5],
          [x + lean, y - s],
        ],
        '#567043',
        4 + t * 7,
      );
      for (const k of [0.25, 0.4, 0.55]) {
        const side = p.random() > 0.5 ? 1 : -1;
        p.fill(
          new Path2D(
            `M ${x + lean * k} ${y - s * k} q ${side * s * 0.16} ${-s * 0.12} ${side * s * 0.26} ${s * 0.02} q ${-side * s * 0.1} ${s * 0.08} ${-side * s * 0.26} ${-s * 0.02} Z`,
          ),
          ['#7d9a52', '#4b6c3c'],
          { strokes: 24, size: 12, top: y - s * k - 30, bottom: y - s * k + 30 },
        );
      }
      p.dabs(
        150,
        (_j, r) => [
          x + lean * (0.75 + r * 0.4) + (p.random() - 0.5) * s * 0.2 * (1 - r * 0.75),
          y - s * (0.66 + r * 0.46),
        ],
        ['#8c1d40', '#b02a55', '#c9416b', '#6d1433', '#d9657f'],
        [4 + t * 4, 8 + t * 8],
      );
    }
  },
  teaAndBook(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#55624f', '#6d7a5c', '#8b8a63'], { strokes: 1300, size: 80, alpha: 0.4, slant: 0.9 });
    p.glow(w * 0.18, h * 0.1, h * 0.9, '#ffe6ae', 0.55);
    p.fill(p.polygon([0, h * 0.5], [w, h * 0.44], [w, h], [0, h]), ['#d7a877', '#b27c50', '#84543a'], {
      top: h * 0.44,
      strokes: 1500,
      size: 80,
      slant: -0.03,
      alpha: 0.45,
    });
    p.fill(
      p.polygon([w * 0.12, h * 0.76], [w * 0.4, h * 0.62], [w * 0.45, h * 0.84], [w * 0.17, h * 0.97]),
      ['#f8efdc', '#e4d1b0'],
      { top: h * 0.62, bottom: h * 0.97, strokes: 260, size: 30, slant: -0.4 },
    );
    p.fill(
      p.polygon([w * 0.4, h * 0.62], [w * 0.64, h * 0.72], [w * 0.68, h * 0.94], [w * 0.45, h * 0.84]),
      ['#fbf4e4', '#dcc6a3'],
      { top: h * 0.62, bottom: h * 0.95, strokes: 260, size: 30, slant: 0.35 },
    );
    for (let i = 0; i < 8; i += 1) {
      p.line(
        [
          [w * (0.165 + i * 0.004), h * (0.785 + i * 0.021)],
          [w * (0.385 + i * 0.004), h * (0.675 + i * 0.021)],
        ],
        '#8c7a66',
        3,
        0.6,
      );
      p.line(
        [
          [w * (0.425 + i * 0.004), h * (0.675 + i * 0.021)],
          [w * (0.61 + i * 0.004), h * (0.752 + i * 0.021)],
        ],
        '#8c7a66',
        3,
        0.6,
      );
    }
    p.fill(p.disc(w * 0.73, h * 0.72, w * 0.15, h * 0.07), ['#eef2f0', '#b9c6c8'], {
      top: h * 0.65,
      bottom: h * 0.8,
      strokes: 160,
    });
    const cup = new Path2D(
      `M ${w * 0.63} ${h * 0.5} L ${w * 0.83} ${h * 0.5} Q ${w * 0.82} ${h * 0.72} ${w * 0.73} ${h * 0.73} Q ${w * 0.64} ${h * 0.72} ${w * 0.63} ${h * 0.5} Z`,
    );
    p.line(
      [
        [w * 0.83, h * 0.54],
        [w * 0.885, h * 0.56],
        [w * 0.87, h * 0.63],
        [w * 0.81, h * 0.65],
      ],
      '#d8e2e2',
      17,
    );
    p.fill(cup, ['#f7faf8', '#cfdcdc', '#93a9ad'], {
      top: h * 0.5,
      bottom: h * 0.73,
      strokes: 260,
      size: 26,
    });
    p.fill(p.disc(w * 0.73, h * 0.5, w * 0.1, h * 0.035), ['#f4f7f5'], { strokes: 30 });
    p.fill(p.disc(w * 0.73, h * 0.503, w * 0.088, h * 0.028), ['#a3572a', '#6d3217'], {
      top: h * 0.47,
      bottom: h * 0.53,
      strokes: 60,
      size: 16,
    });
    for (const dx of [-0.03, 0.01, 0.045])
      for (let k = 0; k < 16; k += 1)
        p.glow(
          w * (0.73 + dx + Math.sin(k * 0.7 + dx * 90) * 0.012),
          h * (0.45 - k * 0.02),
          h * (0.02 + k * 0.0022),
          '#ffffff',
          0.14,
        );
  },
  kiteHill(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#5d9fd3', '#98c8e4', '#dfeee6'], {
      bottom: h * 0.75,
      strokes: 1500,
      size: 80,
      alpha: 0.35,
    });
    for (const [x, y, s] of [
      [0.2, 0.22, 1],
      [0.68, 0.34, 1.3],
      [0.9, 0.14, 0.8],
    ])
      p.dabs(
        110,
        () => [w * x + (p.random() - 0.5) * w * 0.24 * s, h * y + (p.random() - 0.5) * h * 0.1 * s],
        '#ffffff',
        [24, 62],
        0.4,
      );
    p.fill(p.ridge(h * 0.72, h * 0.1, 0.7), ['#9fb98a', '#7d9e72'], {
      top: h * 0.62,
      bottom: h * 0.85,
      strokes: 700,
    });
    p.fill(p.ridge(h * 0.82, h * 0.16, 0.5), ['#b5c46a', '#86a34d', '#587a3a'], {
      top: h * 0.7,
      strokes: 2000,
      size: 40,
      slant: -0.3,
    });
    p.dabs(
      260,
      (_i, r) => [w * p.random(), h * (0.84 + r * 0.16), 0.6 + r],
      ['#fdf3d0', '#f0b94d', '#e0667a'],
      [4, 9],
    );
    p.line(
      [
        [w * 0.3, h * 0.8],
        [w * 0.42, h * 0.66],
        [w * 0.55, h * 0.42],
        [w * 0.62, h * 0.26],
      ],
      '#5b5350',
      2.4,
      0.8,
    );
    p.fill(
      p.polygon([w * 0.62, h * 0.09], [w * 0.68, h * 0.17], [w * 0.62, h * 0.28], [w * 0.575, h * 0.16]),
      ['#e2574c', '#f2a541', '#c23b4b'],
      { top: h * 0.09, bottom: h * 0.28, strokes: 130, size: 24, slant: 0.7 },
    );
    p.line(
      [
        [w * 0.62, h * 0.28],
        [w * 0.605, h * 0.34],
        [w * 0.63, h * 0.39],
        [w * 0.61, h * 0.45],
      ],
      '#c23b4b',
      7,
    );
    tree(p, w * 0.87, h * 0.8, h * 0.36, ['#55793f', '#749850', '#3f6034']);
  },
  starsAndTent(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#0b1230', '#1b2550', '#3d3f74', '#7d5f83'], {
      bottom: h * 0.78,
      strokes: 1600,
      size: 70,
      alpha: 0.35,
    });
    for (let k = 0; k < 60; k += 1)
      p.glow(
        w * (k / 60),
        h * (0.62 - 0.55 * (k / 60)) + p.between(-40, 40),
        h * p.between(0.08, 0.16),
        '#c9c2e8',
        0.07,
      );
    p.dabs(
      520,
      (_i, r) => [w * p.random(), h * 0.75 * r],
      ['#ffffff', '#fdeecb', '#cfdcff'],
      [1.2, 3.6],
      0.95,
    );
    p.fill(p.ridge(h * 0.72, h * 0.16, 1.4), ['#35345c', '#22254a'], {
      top: h * 0.58,
      bottom: h * 0.85,
      strokes: 700,
      size: 30,
      slant: 0.5,
    });
    p.fill(p.ridge(h * 0.85, h * 0.05), ['#232a3c', '#141a29'], { top: h * 0.8, strokes: 1000, size: 40 });
    p.glow(w * 0.36, h * 0.82, h * 0.34, '#ffb765', 0.75);
    p.fill(
      p.polygon([w * 0.24, h * 0.9], [w * 0.36, h * 0.66], [w * 0.48, h * 0.9]),
      ['#ffdc96', '#f2a04d', '#c4692f'],
      { top: h * 0.66, bottom: h * 0.9, strokes: 260, size: 26, slant: 0.9 },
    );
    p.fill(
      p.polygon([w * 0.335, h * 0.9], [w * 0.36, h * 0.72], [w * 0.39, h * 0.9]),
      ['#8a4626', '#5a2b1d'],
      { top: h * 0.72, bottom: h * 0.9, strokes: 60, size: 14 },
    );
    for (let i = 0; i < 16; i += 1) {
      const [x, s] = [w * (i < 8 ? p.between(0, 0.2) : p.between(0.62, 1)), h * p.between(0.16, 0.34)];
      p.fill(
        p.polygon([x - s * 0.17, h * 0.93], [x, h * 0.93 - s], [x + s * 0.17, h * 0.93]),
        ['#1c2336', '#10141f'],
        { strokes: 50, size: 16, top: h * 0.5, bottom: h * 0.93 },
      );
    }
  },
};

/** @param {string} name @param {number} seed */
window.paint = (name, seed, width, height) => {
  const painter = new Painter(width, height, seed);
  scenes[name](painter);
  return painter.finish();
};
window.sceneNames = Object.keys(scenes);
