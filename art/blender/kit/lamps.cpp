// Light without noise for small matt things: hundreds of parallel lights, each with a shadow map.
// A softbox is a hundred of them, a sky another hundred; what is left over is smooth from the start.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <thread>
#include <vector>

namespace {
struct V {
    float x, y, z;
};
V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
V operator*(V a, float k) { return {a.x * k, a.y * k, a.z * k}; }
float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
V unit(V a) {
    float l = std::sqrt(dot(a, a));
    return l > 1e-12f ? a * (1 / l) : V{0, 0, 1};
}
V at(const float *p) { return {p[0], p[1], p[2]}; }

constexpr int SIDE = 768;
constexpr float ROUGH = 0.16f, MIRROR = 0.04f, NOTHING = 1e9f;

struct Sample {
    V place, normal;
    int mat, pixel;
    float share = 1;
    float seen[3] = {0, 0, 0}, sky[3] = {0, 0, 0}, gloss[3] = {0, 0, 0}, open[3] = {0, 0, 0};
};

template <class F> void filled(const float *ax, const float *ay, int w, int h, F put) {
    float area = (ax[1] - ax[0]) * (ay[2] - ay[0]) - (ax[2] - ax[0]) * (ay[1] - ay[0]);
    if (std::fabs(area) < 1e-9f) return;
    int x0 = std::max(0, (int)std::floor(std::min({ax[0], ax[1], ax[2]}))), x1 = std::min(w - 1, (int)std::ceil(std::max({ax[0], ax[1], ax[2]})));
    int y0 = std::max(0, (int)std::floor(std::min({ay[0], ay[1], ay[2]}))), y1 = std::min(h - 1, (int)std::ceil(std::max({ay[0], ay[1], ay[2]})));
    float k = 1 / area;
    for (int y = y0; y <= y1; y++)
        for (int x = x0; x <= x1; x++) {
            float px = x + 0.5f, py = y + 0.5f;
            float b = ((px - ax[0]) * (ay[2] - ay[0]) - (ax[2] - ax[0]) * (py - ay[0])) * k;
            float c = ((ax[1] - ax[0]) * (py - ay[0]) - (px - ax[0]) * (ay[1] - ay[0])) * k;
            float a = 1 - b - c;
            if (a < -1e-5f || b < -1e-5f || c < -1e-5f) continue;
            put(x, y, a, b, c);
        }
}

// How a lit hollow of this colour looks once light has gone to and fro in it.
float again(float open, float colour) {
    float a = 2.0404f * colour - 0.3324f, b = -4.7951f * colour + 0.6417f, c = 2.7552f * colour + 0.6903f;
    return std::max(open, ((open * a + b) * open + c) * open);
}
}  // namespace

extern "C" void lamps(int width, int height, int fine, const float *camera, float focal, int count, const float *places, const float *normals, const int *mats, int lights, const float *light, int glazes, int colours, const float *colour, float *out) {
    const int w = width * fine, h = height * fine;
    const V eye = at(camera), right = at(camera + 3), up = at(camera + 6), back = at(camera + 9);
    std::vector<float> depth((size_t)w * h, NOTHING);
    std::vector<int> whose((size_t)w * h, -1);
    std::vector<float> wide((size_t)w * h * 2);
    V low{1e9f, 1e9f, 1e9f}, high{-1e9f, -1e9f, -1e9f};
    for (int t = 0; t < count; t++) {
        float sx[3], sy[3], q[3];
        for (int k = 0; k < 3; k++) {
            V p = at(places + 9 * t + 3 * k), d = p - eye;
            low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
            float away = -dot(d, back);
            q[k] = 1 / away;
            sx[k] = w * 0.5f + dot(d, right) * q[k] * focal * fine;
            sy[k] = h * 0.5f + dot(d, up) * q[k] * focal * fine;
        }
        filled(sx, sy, w, h, [&](int x, int y, float a, float b, float c) {
            float inverse = a * q[0] + b * q[1] + c * q[2], z = 1 / inverse;
            size_t i = (size_t)y * w + x;
            if (z >= depth[i]) return;
            depth[i] = z, whose[i] = t;
            wide[2 * i] = b * q[1] * z, wide[2 * i + 1] = c * q[2] * z;
        });
    }
    V middle = (low + high) * 0.5f;
    float reach = 0.5f * std::sqrt(dot(high - low, high - low)) + 0.05f;

    std::vector<Sample> samples;
    const float part = 1.0f / (fine * fine);
    // Pixel by pixel: fine samples of one surface that look the same way are one, or light would be reckoned four times.
    for (size_t n = 0; n < whose.size(); n++) {
        const int pixel = n / (fine * fine), inside = n % (fine * fine);
        const int x = (pixel % width) * fine + inside % fine, y = (pixel / width) * fine + inside / fine;
        const size_t i = (size_t)y * w + x;
        if (whose[i] >= 0) {
            const float *p = places + 9 * whose[i], *n = normals + 9 * whose[i];
            float b = wide[2 * i], c = wide[2 * i + 1], a = 1 - b - c;
            V normal = unit(at(n) * a + at(n + 3) * b + at(n + 6) * c), place = at(p) * a + at(p + 3) * b + at(p + 6) * c;
            if (dot(normal, eye - place) < 0) normal = unit(normal + unit(eye - place) * (0.02f - dot(normal, unit(eye - place))));
            Sample *last = samples.empty() ? nullptr : &samples.back();
            if (last && last->pixel == pixel && last->mat == mats[whose[i]] && dot(last->normal, normal) > 0.985f && std::fabs(dot(place - last->place, normal)) < 0.01f) {
                last->share += part;
                continue;
            }
            samples.push_back({place, normal, mats[whose[i]], pixel, part});
        } else if (x % fine == 0 && y % fine == 0) {
            V ray = unit(right * ((x + fine * 0.5f - w * 0.5f) / (focal * fine)) + up * ((y + fine * 0.5f - h * 0.5f) / (focal * fine)) - back);
            if (ray.z >= -1e-4f) continue;
            V place = eye + ray * (-eye.z / ray.z);
            V off = place - middle;
            if (dot(off, off) > reach * reach * 16) continue;
            samples.push_back({place, {0, 0, 1}, -1, pixel});
        }
    }
    std::vector<float> full(3, 0.0f);
    std::vector<float> map((size_t)SIDE * SIDE);
    const int crew = std::max(1u, std::thread::hardware_concurrency());
    for (int l = 0; l < lights; l++) {
        const V way = at(light + 8 * l), tone = at(light + 8 * l + 3);
        const bool ambient = light[8 * l + 6] > 0;
        const V side = unit(std::fabs(way.z) < 0.9f ? cross({0, 0, 1}, way) : cross({1, 0, 0}, way)), top = cross(way, side);
        const float scale = SIDE * 0.5f / reach;
        std::fill(map.begin(), map.end(), -NOTHING);
        for (int t = 0; t < count; t++) {
            float sx[3], sy[3], d[3];
            for (int k = 0; k < 3; k++) {
                V p = at(places + 9 * t + 3 * k) - middle;
                sx[k] = SIDE * 0.5f + dot(p, side) * scale;
                sy[k] = SIDE * 0.5f + dot(p, top) * scale;
                d[k] = dot(p, way);
            }
            filled(sx, sy, SIDE, SIDE, [&](int x, int y, float a, float b, float c) {
                float &m = map[(size_t)y * SIDE + x];
                m = std::max(m, a * d[0] + b * d[1] + c * d[2]);
            });
        }
        if (way.z > 0) full[0] += tone.x * way.z, full[1] += tone.y * way.z, full[2] += tone.z * way.z;
        std::atomic<size_t> next{0};
        auto work = [&] {
            for (size_t from; (from = next.fetch_add(8192)) < samples.size();)
                for (size_t s = from; s < std::min(from + 8192, samples.size()); s++) {
                    Sample &one = samples[s];
                    float facing = dot(one.normal, way);
                    if (facing <= 0) continue;
                    V p = one.place + one.normal * (0.012f + 0.02f * (1 - facing)) - middle;
                    float mx = SIDE * 0.5f + dot(p, side) * scale - 0.5f, my = SIDE * 0.5f + dot(p, top) * scale - 0.5f, d = dot(p, way) + 0.006f;
                    float lit = 1;
                    int ix = (int)std::floor(mx), iy = (int)std::floor(my);
                    if (ix >= 0 && iy >= 0 && ix < SIDE - 1 && iy < SIDE - 1) {
                        float fx = mx - ix, fy = my - iy;
                        const float *m = &map[(size_t)iy * SIDE + ix];
                        lit = ((m[0] < d) * (1 - fx) + (m[1] < d) * fx) * (1 - fy) + ((m[SIDE] < d) * (1 - fx) + (m[SIDE + 1] < d) * fx) * fy;
                    }
                    // Light from below is what the ground throws back: little of it where the thing stands.
                    if (way.z < 0) lit *= std::min(1.0f, std::max(0.0f, one.place.z * 0.9f));
                    float *sum = ambient ? one.sky : one.seen;
                    float f = facing * lit;
                    sum[0] += tone.x * f, sum[1] += tone.y * f, sum[2] += tone.z * f;
                    if (ambient) one.open[0] += tone.x * facing, one.open[1] += tone.y * facing, one.open[2] += tone.z * facing;
                    if (one.mat < 0 || lit <= 0) continue;
                    V view = unit(eye - one.place), half = unit(view + way);
                    float nh = dot(one.normal, half), lh = std::max(0.1f, dot(way, half)), r2 = ROUGH * ROUGH;
                    float bell = nh * nh * (r2 - 1) + 1, fresnel = MIRROR + (1 - MIRROR) * std::pow(1 - lh, 5.0f);
                    float g = f * fresnel * r2 / (3.14159f * bell * bell) / (4 * lh * lh);
                    one.gloss[0] += tone.x * g, one.gloss[1] += tone.y * g, one.gloss[2] += tone.z * g;
                }
        };
        std::vector<std::thread> hands;
        for (int k = 1; k < crew; k++) hands.emplace_back(work);
        work();
        for (auto &hand : hands) hand.join();
    }
    const float pi = 3.14159f;
    const size_t plane = (size_t)width * height * 4;
    std::vector<float> covered((size_t)width * height, 0.0f);
    for (const Sample &one : samples)
        if (one.mat >= 0) covered[one.pixel] += one.share;
    for (const Sample &one : samples) {
        if (one.mat < 0) {
            float lit = (one.seen[0] + one.sky[0] + one.seen[1] + one.sky[1] + one.seen[2] + one.sky[2]) / (full[0] + full[1] + full[2]);
            float shade = 1 - std::pow(std::min(1.0f, std::max(0.0f, lit)), 1 / 2.2f);
            // A sky's shadow never ends; the picture does.
            V off = one.place - middle;
            float far = std::min(1.0f, std::max(0.0f, (std::sqrt(off.x * off.x + off.y * off.y) / reach - 0.4f) / 0.6f));
            shade *= 1 - far * far * (3 - 2 * far);
            for (int g = 0; g < glazes; g++) out[g * plane + 4 * (size_t)one.pixel + 3] += shade * (1 - covered[one.pixel]);
            continue;
        }
        for (int g = 0; g < glazes; g++) {
            const float *base = colour + 3 * (g * colours + one.mat);
            float *to = out + g * plane + 4 * (size_t)one.pixel;
            for (int k = 0; k < 3; k++) {
                float open = one.open[k] > 0 ? one.sky[k] / one.open[k] : 0;
                float sky = one.open[k] * again(open, base[k]);
                to[k] += ((one.seen[k] + sky) * base[k] / pi + one.gloss[k]) * one.share;
            }
            to[3] += one.share;
        }
    }
}
